import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import type { RunningService } from '../src/bootstrap.js';
import { runFailedMessagesCommand } from '../src/failed-messages/failed-messages-command.js';
import { ManageFailedMessages } from '../src/failed-messages/manage-failed-messages.js';
import { storeDeadLetter } from '@manzil/messaging/dead-letters/store-dead-letter';
import { noted, startSample } from './sample-service.js';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../dist/dead-letters-command.js', import.meta.url));
const CONSUMER = `sample__${noted.subject.replaceAll('.', '_')}`;

describe('the command for failed messages', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let service: RunningService;

  beforeAll(async () => {
    const postgres = await startPostgres();
    [nats, database] = await Promise.all([startNats(), createDatabase(postgres.adminUrl)]);
    service = await startSample(database.url, nats.url);
  });
  afterAll(async () => {
    await service.stop();
    await nats.stop();
    await database.drop();
  });

  const environment = (): NodeJS.ProcessEnv => {
    const { NODE_OPTIONS: _options, ...env } = process.env;
    return { ...env, NATS_URL: nats.url, SAMPLE_DATABASE_URL: database.url };
  };
  const command = async (...args: string[]): Promise<string> => {
    const outcome = await outcomeOf(args);
    expect(outcome).toMatchObject({ code: 0, stderr: '' });
    return outcome.stdout;
  };
  const outcomeOf = async (args: string[]) => {
    const written = { stdout: '', stderr: '' };
    const code = await runFailedMessagesCommand(args, {
      env: environment(),
      stdout: { write: (text: string) => (written.stdout += text) },
      stderr: { write: (text: string) => (written.stderr += text) },
    });
    return { code, ...written };
  };
  const keep = (text: string): Promise<void> =>
    storeDeadLetter(service.app.get(DataSource).manager, {
      consumer: CONSUMER,
      messageId: text,
      subject: noted.subject,
      payload: { text },
      error: 'The handler gave up',
      attempts: 5,
      actor: undefined,
    });
  const noteOf = (text: string): Promise<unknown> =>
    waitFor(`the note ${text}`, async () => {
      const [row] = await service.app
        .get(DataSource)
        .query<unknown[]>('SELECT 1 FROM notes WHERE text = $1', [text]);
      return row;
    });

  it('lists each message with its reason and without its payload, and requeues one for its handler', async () => {
    await keep('for one reader');
    const [line = '', ...others] = (await command()).trim().split('\n');
    expect(others).toEqual([]);
    expect(line).toContain(`${noted.subject} for ${CONSUMER}, 5 attempts: The handler gave up`);
    expect(line).not.toContain('for one reader');
    const [id = ''] = line.split(' ');
    expect(await command('requeue', id)).toBe(`${id} is requeued\n`);
    await noteOf('for one reader');
    expect(await command('list')).toBe('There are no failed messages\n');
  });

  it('requeues all', async () => {
    await keep('first');
    await keep('second');
    expect((await command('requeue', 'all')).trim().split('\n')).toHaveLength(2);
    await Promise.all(['first', 'second'].map(noteOf));
  });

  it('explains an outbox row that is not published, and discards it so that later rows are', async () => {
    const { manager } = service.app.get(DataSource);
    await manager.query(
      `INSERT INTO outbox (subject, key, payload) VALUES ('nowhere', 'k', '{}'), ($1, 'k', '{"text": "was behind"}')`,
      [noted.subject],
    );
    const failed = service.app.get(ManageFailedMessages);
    await waitFor('the failed row', async () => (await failed.count()) === 1);
    const line = await command();
    expect(line).toContain('nowhere of k is not published');
    expect(line).toContain('No stream takes messages on "nowhere" (1 of its key wait behind it)');
    const [id = ''] = line.split(' ');
    expect(await command('discard', id)).toBe(`${id} is discarded\n`);
    await noteOf('was behind');
    expect(await failed.count()).toBe(0);
  });

  it.each([
    [['requeue'], 2, /^Usage/],
    [['drop', 'all'], 2, /^Usage/],
    [['requeue', 'nonsense'], 1, /There is no such failed message/],
    [['discard', 'nonsense'], 1, /There is no such failed message/],
  ])('ends with an error after %j', async (args, code, words) => {
    expect(await outcomeOf(args)).toMatchObject({ code, stderr: expect.stringMatching(words) });
  });

  it('is a program, whose exit code shows an error', async () => {
    const program = (...args: string[]) => run(process.execPath, [COMMAND, ...args], { env: environment() });
    expect(await program()).toMatchObject({ stdout: 'There are no failed messages\n' });
    await expect(program('discard', 'nonsense')).rejects.toMatchObject({
      code: 1,
      stderr: 'There is no such failed message\n',
    });
  });
});
