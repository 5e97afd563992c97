import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { commandOf } from '@manzil/local-servers/process-command';
import { runRepeatedly } from './lib/stress.mjs';

beforeEach(() => {
  process.env.STRESS_TIMES = '3';
  process.env.STRESS_SEED = '40';
});
afterEach(() => {
  delete process.env.STRESS_TIMES;
  delete process.env.STRESS_SEED;
});

it('runs each round in another order, and names the seed of a failure', async () => {
  const seeds: string[] = [];
  const result = await runRepeatedly((options: string[]) => {
    seeds.push(options.at(-1) ?? '');
    const failures = seeds.length === 2 ? [{ name: 'a.spec.ts > adds', message: 'no' }] : [];
    return Promise.resolve({ passed: 2, failed: failures.length, skipped: 0, failures, files: [] });
  });
  expect(seeds).toEqual(['--sequence.seed=40', '--sequence.seed=41', '--sequence.seed=42']);
  expect(result).toMatchObject({ passed: 6, failed: 1, skipped: 0 });
  expect(result.failures).toEqual([
    { name: 'in round 2, repeat it with --seed 41: a.spec.ts > adds', message: 'no' },
  ]);
});

it('ends its busy loops with the process, however that ends', async () => {
  const code = `import { startBusyLoops } from './scripts/lib/busy-loops.mjs';
    const loops = await startBusyLoops();
    console.log(loops[0].pid);
    setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  expect(commandOf(pid)).toContain('while (true)');
  parent.kill('SIGKILL');
  await waitFor('the loop to end', () => !commandOf(pid).includes('while (true)'));
});

it.each([[[]], [['--times', '0', 'packages']], [['--rounds', '2', 'packages']]])(
  'explains its use for %j',
  (args) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/stress.mjs', ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Usage: npm run test:stress');
  },
);
