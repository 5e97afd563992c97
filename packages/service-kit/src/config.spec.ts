import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { commonConfig, flag, loadConfig } from './config.js';

describe('configuration', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('treats an empty variable as not set', () => {
    expect(loadConfig(commonConfig, { NATS_URL: '', LOG_LEVEL: '' })).toEqual({
      NATS_URL: 'nats://127.0.0.1:4222',
      OPS_PORT: 0,
      HOST: '127.0.0.1',
      OPS_HOST: [],
      LOG_LEVEL: 'info',
    });
  });

  it('stops the process with a message that names the bad variable', () => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exited');
    });
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => loadConfig(commonConfig, { OPS_PORT: 'many', NATS_URL: 'http://nats' })).toThrow('exited');
    expect(exit).toHaveBeenCalledWith(1);
    const output = write.mock.calls.map(([text]) => String(text)).join('');
    expect(output).toContain('OPS_PORT');
    expect(output).toContain('NATS_URL');
  });

  it.each([
    ['TOKEN', { TOKEN: 'trial-only-token' }],
    ['A_DATABASE_URL', { A_DATABASE_URL: 'postgres://a:manzil-trial@db/a' }],
  ])('refuses a trial secret in %s unless the site is local', (name, secrets) => {
    vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exited');
    });
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const schema = z.object({ [name]: z.string() });
    for (const PUBLIC_URL of [
      'https://agency.example',
      'http://192.168.1.7',
      'http://localhost.example',
      'http://localhost:80@agency.example',
    ])
      expect(() => loadConfig(schema, { ...secrets, PUBLIC_URL })).toThrow('exited');
    expect(write.mock.calls.map(([text]) => String(text))).toEqual(
      Array.from({ length: 4 }, (): unknown =>
        expect.stringMatching(`^Configuration: ${name}: .*trial secret`),
      ),
    );
    for (const PUBLIC_URL of [
      '',
      'http://localhost:8080',
      'http://127.0.0.1',
      'http://[::1]:80',
      'http://a.localhost',
    ])
      expect(loadConfig(schema, { ...secrets, PUBLIC_URL })).toEqual(secrets);
  });

  it.each([
    ['1', true],
    ['off', false],
    [undefined, true],
  ])('reads the flag %j as %j', (value, expected) => {
    expect(loadConfig(z.object({ DEMO: flag(true) }), { DEMO: value }).DEMO).toBe(expected);
  });

  it('reads secrets from files, also for a schema with a transformation', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'manzil-config-')), 'token');
    writeFileSync(file, 'secret\n');
    const schema = z
      .object({ TOKEN: z.string() })
      .refine(() => true)
      .transform(({ TOKEN }) => ({ token: TOKEN }));
    expect(loadConfig(schema, { TOKEN_FILE: file })).toEqual({ token: 'secret' });
    rmSync(dirname(file), { recursive: true });
  });
});
