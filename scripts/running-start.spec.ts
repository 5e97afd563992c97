import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimFolder } from './lib/running-start.mjs';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the data folder', () => {
  it.each([
    ['of a new installation', false],
    ['of an earlier release', true],
  ])('%s lets only its owner read logs, files and messages', async (_name, exists) => {
    const parent = mkdtempSync(join(tmpdir(), 'manzil-data-'));
    onTestFinished(() => {
      rmSync(parent, { recursive: true });
    });
    const folder = join(parent, 'data');
    const inside = ['logs', 'media', 'nats', 'nats-passwords'].map((name) => join(folder, name));
    if (exists) for (const path of inside) mkdirSync(path, { recursive: true, mode: 0o755 });
    await claimFolder(folder);
    expect(inside.map(modeOf)).toEqual(inside.map(() => '700'));
    expect(modeOf(join(folder, 'run.json'))).toBe('600');
    if (!exists) expect(modeOf(folder)).toBe(process.getuid?.() === 0 ? '711' : '700');
  });
});
