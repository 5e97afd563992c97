import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminLoginPath } from './lib/login-path.mjs';

describe('the login path of staff', () => {
  let folders: [string, string];
  const given = process.env.ADMIN_LOGIN_PATH;

  beforeEach(() => {
    delete process.env.ADMIN_LOGIN_PATH;
    const folder = (): string => mkdtempSync(join(tmpdir(), 'manzil-login-path-'));
    folders = [folder(), folder()];
  });
  afterEach(() => {
    if (given !== undefined) process.env.ADMIN_LOGIN_PATH = given;
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  it('differs between installations, and stays the same in each', () => {
    const [one, other] = folders.map((folder) => adminLoginPath(folder));
    expect(one).toMatch(/^\/[\w-]{20,100}$/);
    expect(other).not.toBe(one);
    expect(adminLoginPath(folders[0])).toBe(one);
    expect(statSync(join(folders[0], 'admin-login-path')).mode & 0o777).toBe(0o600);
  });

  it('is the configured one, which must be a valid path', () => {
    process.env.ADMIN_LOGIN_PATH = '/a-path-of-our-own';
    expect(adminLoginPath(folders[0])).toBe('/a-path-of-our-own');
    process.env.ADMIN_LOGIN_PATH = '/short';
    expect(() => adminLoginPath(folders[0])).toThrow(/ADMIN_LOGIN_PATH: \/short/);
  });
});
