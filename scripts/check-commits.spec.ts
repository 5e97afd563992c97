import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = join(process.cwd(), 'scripts/check-commits.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manzil-commits-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@manzil.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

function commit(...subjects: string[]): void {
  for (const subject of subjects) git('commit', '--quiet', '--allow-empty', '-m', subject);
}

function startChecking(): void {
  git('init', '--quiet', '--initial-branch=main');
  commit('Written before subjects were checked');
  writeFileSync(join(folder, 'commitlint.config.mjs'), '');
  git('add', '.');
  commit('ci: check commit subjects');
}

function check(): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

it('accepts subjects by the convention, and whatever was written before the check', () => {
  startChecking();
  expect(check()).toEqual({ status: 0, output: '' });
  commit('feat(listings): add price reductions', 'fix: prevent double submits');
  expect(check().status).toBe(0);
});

it('refuses subjects without a type, with an unknown scope, and over 72 characters', () => {
  const wrong = ['Add price reductions', 'feat(homes): add price reductions', `fix(web): ${'a'.repeat(63)}`];
  startChecking();
  commit(...wrong, 'fix: prevent double submits');
  const { status, output } = check();
  expect(status).toBe(1);
  for (const subject of wrong) expect(output).toContain(subject);
  expect(output).not.toContain('prevent double submits');
});

it('skips merges and what was released', () => {
  startChecking();
  git('checkout', '--quiet', '-b', 'topic');
  commit('fix: prevent double submits');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'All that is new', 'topic');
  expect(check().status).toBe(0);
  commit('Released with a wrong subject');
  expect(check().status).toBe(1);
  git('tag', 'v1.2.0');
  expect(check().status).toBe(0);
});

it('passes outside of a git checkout and says so', () => {
  expect(check()).toMatchObject({ status: 0, output: expect.stringContaining('Not a git checkout') });
});
