/** What is wrong with the arguments of a call, in words that a model can act on; nothing when they fit the tool's JSON Schema. */
export function checkArguments(
  args: Record<string, unknown>,
  parameters: Record<string, unknown>,
): string | undefined {
  const properties = asRecord(parameters['properties']);
  const required = asList(parameters['required']).map(String);
  const missing = required.find((name) => !Object.hasOwn(args, name));
  if (missing !== undefined) return `the argument ${missing} is missing`;
  for (const [name, value] of Object.entries(args)) {
    if (Object.hasOwn(properties, name)) {
      const fault = checkValue(name, value, asRecord(properties[name]));
      if (fault !== undefined) return fault;
    } else if (parameters['additionalProperties'] === false) {
      return `there is no argument ${name}; the arguments are ${Object.keys(properties).join(', ')}`;
    }
  }
  return undefined;
}

function checkValue(name: string, value: unknown, schema: Record<string, unknown>): string | undefined {
  const type = schema['type'];
  const types = typeof type === 'string' ? [type] : asList(type).map(String);
  if (types.length > 0 && !types.some((one) => hasType(value, one))) {
    return `the argument ${name} must be ${types.join(' or ')}`;
  }
  const allowed = asList(schema['enum']);
  if (allowed.length > 0 && !allowed.includes(value)) {
    return `the argument ${name} must be one of ${allowed.map((one) => JSON.stringify(one)).join(', ')}`;
  }
  if (!Array.isArray(value)) return undefined;
  const items = asRecord(schema['items']);
  return firstFault(value, (member, index) => checkValue(`${name}[${index}]`, member, items));
}

function firstFault(
  values: readonly unknown[],
  check: (value: unknown, index: number) => string | undefined,
): string | undefined {
  for (const [index, value] of values.entries()) {
    const fault = check(value, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
