/** Exit codes of every verb; design.md section 5. */
export const EXIT = {
  passed: 0,
  failed: 1,
  usage: 2,
  undecidable: 3,
  paused: 3,
  budget: 4,
  internal: 70,
  timeout: 124,
  sigint: 130,
  sigterm: 143,
} as const;
