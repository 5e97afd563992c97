import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './gateway-under-test.js';
import { NEXT_PASSWORD } from './members-stack.js';
import { startSecondFactorStack, type SecondFactorStack } from './second-factor-steps.js';

const PROGRAM = fileURLToPath(new URL('../dist/reset-password.js', import.meta.url));

describe('the operator’s command for a member who cannot log in', () => {
  let stack: SecondFactorStack;
  beforeAll(async () => {
    stack = await startSecondFactorStack();
  });
  afterAll(async () => {
    await stack.stop();
  });

  const run = async (...args: string[]): Promise<string> => {
    const { url } = stack.dataSource.options as { url?: string };
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...args], {
      env: { PATH: process.env.PATH, GATEWAY_DATABASE_URL: url, PUBLIC_URL: 'https://agency.example' },
    });
    return stdout;
  };
  const tokenIn = (stdout: string): string =>
    /https:\/\/agency\.example\/password\/([\w-]+)\n/.exec(stdout)?.[1] ?? '';

  it('prints a link that opens once, ends password and sessions, and enables the member', async () => {
    const member = await stack.joined('admin');
    await stack.dataSource.query('UPDATE member SET disabled_at = now() WHERE id = $1', [member.id]);
    const stdout = await run(member.username.toUpperCase());
    expect(stdout).toContain(`${member.username} (admin) chooses a new password`);
    expect(await stack.sessionStatus(member.cookie)).toBe(401);
    expect((await stack.logIn(member.username, PASSWORD)).status).toBe(401);
    expect((await stack.choose(tokenIn(stdout), NEXT_PASSWORD)).status).toBe(204);
    expect((await stack.choose(tokenIn(stdout), NEXT_PASSWORD)).status).toBe(404);
    expect((await stack.logIn(member.username, NEXT_PASSWORD)).status).toBe(200);
  });

  it('keeps the second factor, unless its removal is requested too', async () => {
    const { username } = await stack.withTotp();
    const output = await run(username);
    expect(output).toContain('Run this again with --clear-second-factor');
    const cleared = await run(username, '--clear-second-factor');
    expect(cleared).not.toContain('--clear-second-factor');
    expect((await stack.choose(tokenIn(output), NEXT_PASSWORD)).status).toBe(404);
    expect((await stack.choose(tokenIn(cleared), NEXT_PASSWORD)).status).toBe(204);
    expect((await stack.logIn(username, NEXT_PASSWORD)).status).toBe(200);
    const entries: unknown = await stack.dataSource.query(
      "SELECT action FROM audit.entry WHERE username = 'operator' AND action = 'second-factor-reset'",
    );
    expect(entries).toHaveLength(1);
  });

  it('reports that there is no such member', async () => {
    await expect(run('nobody')).rejects.toMatchObject({ code: 1, stderr: 'There is no member nobody\n' });
  });
});
