import type * as core from '@actions/core';

/** What the Action uses of the runner's toolkit. */
export type Runner = Pick<
  typeof core,
  'endGroup' | 'error' | 'info' | 'setOutput' | 'startGroup' | 'summary' | 'warning'
>;
