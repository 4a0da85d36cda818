/** What a shell needs to tell of an evaluation on a terminal or in a log. */
export { followProgress, NOTHING_RUNNING, progressLine, statusLine } from '../report/progress.ts';
export { offerResume } from '../report/resume.ts';
export { renderTerminal } from '../report/terminal.ts';
