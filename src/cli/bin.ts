#!/usr/bin/env node
import { version } from '../model/version.ts';

// The commonest question costs no more than starting Node: everything else is loaded behind it.
const [first] = process.argv.slice(2);
if (first === '--version' || first === '-V') process.stdout.write(`${version}\n`);
else {
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2));
}
