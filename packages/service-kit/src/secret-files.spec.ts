import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withSecretFiles } from './secret-files.js';

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manzil-secrets-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const NAMES = ['TOKEN', 'A_DATABASE_URL'];

  it('are read without the line end that editors add', () => {
    expect(withSecretFiles({ TOKEN_FILE: file('token', 'secret\n') }, NAMES).TOKEN).toBe('secret');
  });

  it('that are empty are not set', () => {
    expect(withSecretFiles({ TOKEN_FILE: file('empty', '\n') }, NAMES).TOKEN).toBeUndefined();
  });

  it('become the password of a database, with any characters', () => {
    const env = {
      A_DATABASE_URL: 'postgres://manzil_a@db:5432/manzil_a',
      A_DATABASE_PASSWORD_FILE: file('password', 'p@ss/w:rd%20'),
    };
    const url = new URL(withSecretFiles(env, NAMES).A_DATABASE_URL ?? '');
    expect([url.host, decodeURIComponent(url.password)]).toEqual(['db:5432', 'p@ss/w:rd%20']);
  });

  it('are read for the given names only', () => {
    expect(withSecretFiles({ OTHER_FILE: '/nowhere' }, NAMES).OTHER).toBeUndefined();
  });

  it('that cannot be read, or are given twice, are refused with the name of the variable', () => {
    expect(() => withSecretFiles({ TOKEN_FILE: '/nowhere/token' }, NAMES)).toThrow(
      /TOKEN_FILE.*\/nowhere\/token/,
    );
    expect(() => withSecretFiles({ TOKEN: 'a', TOKEN_FILE: file('b', 'b') }, NAMES)).toThrow(
      /TOKEN: is given/,
    );
  });
});
