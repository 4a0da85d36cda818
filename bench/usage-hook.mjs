// Loaded into a measured process: leaves its CPU time (s) and peak memory (MiB) in a file when it ends.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, rss: maxRSS / 1024 };
  if (process.env.BENCH_USAGE) writeFileSync(process.env.BENCH_USAGE, JSON.stringify(usage));
});
