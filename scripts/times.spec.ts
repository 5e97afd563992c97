import { expect, it } from 'vitest';
import { Times } from './lib/times.mjs';

it('reports stages, the ten slowest files, and every slow file without a reason', async () => {
  const times = new Times();
  await times.stage('check: types', () => Promise.resolve());
  await expect(times.stage('suites', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  times.add(Array.from({ length: 12 }, (_, index) => ({ path: `${index}.spec.ts`, seconds: index + 10 })));
  times.add([{ path: 'e2e/budgets/budgets.spec.ts', seconds: 99 }]);
  const lines = times.report().split('\n');
  expect(lines[1]).toMatch(/^ +0\.0 min {2}check: types$/);
  expect(lines[2]).toMatch(/^ +0\.0 min {2}suites$/);
  const files = lines.slice(4);
  expect(files).toHaveLength(10);
  expect(files[0]).toMatch(/99\.0 s +e2e\/budgets\/budgets\.spec\.ts {2}\(measures/);
  expect(files[1]).toMatch(/21\.0 s +11\.spec\.ts {2}\(over 20 s: split it/);
  expect(files[2]).toMatch(/20\.0 s +10\.spec\.ts$/);
});
