import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './paths.mjs';

/** Runs Jest over the suites whose path contains one of `patterns`, and returns the counts. */
export async function runJest(name, args, env = {}) {
  mkdirSync(cacheDir, { recursive: true });
  const report = join(cacheDir, `jest-${name}.json`);
  rmSync(report, { force: true });
  const program = join(root, 'node_modules/jest/bin/jest.js');
  const flags = [
    '--experimental-vm-modules',
    '--no-warnings',
    program,
    '--json',
    `--outputFile=${report}`,
    ...args,
  ];
  const child = spawn(process.execPath, flags, {
    cwd: root,
    env: { ...process.env, ...env },
    // Jest writes the JSON to the file and to standard output, and the readable report to standard error.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  const counts = readCounts(report);
  // A suite that cannot be loaded has no failed tests, so it counts as one.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      skipped: numPendingTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
