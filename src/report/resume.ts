import type { Unfinished } from '../model/summary.ts';
import { visible } from './escape.ts';

/** Offers to go on with an evaluation that was cut short. `config`: as the user gave it. */
export function offerResume({ evalId, finished, attempts }: Unfinished, config: string | undefined): string {
  return `The last such evaluation was cut short with ${finished} of ${attempts} attempts finished. ${toGoOn(evalId, config)}`;
}

/** The command that goes on with an evaluation, ready to be pasted. */
export function toGoOn(evalId: string, config: string | undefined): string {
  const file = config === undefined ? '' : ` ${quote(config)}`;
  return `To go on: proofmark eval${visible(file)} --resume ${visible(evalId)}`;
}

/** As a shell reads it. */
function quote(word: string): string {
  return /^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
