import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runRepeatedly } from './stress.mjs';

const PROGRAM = join(root, 'node_modules/vitest/vitest.mjs');

/** Runs the suites of `projects` whose path contains one of `patterns`, or all of them; returns the counts, the failures, and the seconds of each file. */
export function runSuites(projects, patterns = [], env = {}) {
  const run = (options) => runOnce(projects, patterns, env, options);
  return process.env.STRESS_TIMES ? runRepeatedly(run) : run([]);
}

async function runOnce(projects, patterns, env, options) {
  const flags = ['run', ...projects.map((name) => `--project=${name}`), ...options, ...patterns];
  const child = spawn(process.execPath, [PROGRAM, ...flags], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let counts = { passed: 0, failed: 0, skipped: 0 };
  let failures = [];
  let files = [];
  child.on('message', (sent) => {
    ({ counts, failures, files } = sent);
  });
  const [code] = await once(child, 'exit');
  if (code === 0 || counts.failed > 0) return { ...counts, failures, files };
  // An unsuccessful run without a failed test counts as one failure.
  return {
    ...counts,
    failed: 1,
    files,
    failures: [{ name: projects.join(), message: `ended with code ${code}` }],
  };
}
