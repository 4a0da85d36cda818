// Generated from schemas/ by scripts/generate.mjs. Do not edit.
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: SchemaError[] | null;
}
