import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.mjs';

const PROGRAM = join(root, 'node_modules/vitest/vitest.mjs');

/** Runs the suites of `projects` whose path contains one of `patterns`, or all of them, and returns the counts and the failures. */
export async function runSuites(projects, patterns = [], env = {}) {
  const flags = ['run', ...projects.map((name) => `--project=${name}`), ...patterns];
  const child = spawn(process.execPath, [PROGRAM, ...flags], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let counts = { passed: 0, failed: 0, skipped: 0 };
  let failures = [];
  child.on('message', (sent) => {
    ({ counts, failures } = sent);
  });
  const [code] = await once(child, 'exit');
  if (code === 0 || counts.failed > 0) return { ...counts, failures };
  // A run that ends without a failed test, and yet not well, is not green.
  return { ...counts, failed: 1, failures: [{ name: projects.join(), message: `ended with code ${code}` }] };
}
