import type { FailedMessage } from '@manzil/contracts/failed-messages';
import { FailedMessages } from '@manzil/messaging/dead-letters/failed-messages';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { runWithActor } from '@manzil/messaging/request-context';
import { z } from 'zod';
import { commonConfig, databaseTls, databaseUrl, loadConfig } from '../config.js';
import { createDataSource } from '../database.js';
import { ManageFailedMessages } from './manage-failed-messages.js';

interface Output {
  write(text: string): unknown;
}

/** Runs a command for failed messages with the configuration of a service, and returns the exit code. */
export async function runFailedMessagesCommand(
  [action = 'list', which]: readonly string[],
  { env, stdout, stderr }: { env: NodeJS.ProcessEnv; stdout: Output; stderr: Output },
): Promise<number> {
  if (
    !(action === 'list' ? which === undefined : /^(requeue|discard)$/.test(action) && which !== undefined)
  ) {
    stderr.write('Usage: dead-letters-command.js [list | requeue <id> | requeue all | discard <id>]\n');
    return 2;
  }
  /** A service has one database; its variable is named after it. */
  const variable = Object.keys(env).find((name) => /^[A-Z]+_DATABASE_URL$/.test(name)) ?? 'DATABASE_URL';
  const config = loadConfig(commonConfig, env);
  const { [variable]: url = '' } = loadConfig(z.object({ [variable]: databaseUrl }), env);
  const service = variable.replace(/_?DATABASE_URL$/, '').toLowerCase();
  const dataSource = await createDataSource({
    url,
    tls: databaseTls(config),
    entities: [],
    migrations: [],
    poolSize: 1,
  }).initialize();
  try {
    const failed = new ManageFailedMessages(
      service,
      dataSource,
      new FailedMessages(dataSource),
      new Outbox(),
    );
    await runWithActor({ kind: 'system', name: 'dead-letters command' }, async () => {
      if (action === 'list') list(await failed.list(), stdout);
      else if (action === 'requeue') await requeue(failed, which ?? '', stdout);
      else await discard(failed, which ?? '', stdout);
    });
    return 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await dataSource.destroy();
  }
}

function list({ items, total }: { items: readonly FailedMessage[]; total: number }, stdout: Output): void {
  if (items.length === 0) stdout.write('There are no failed messages\n');
  for (const { id, kind, subject, key, consumer, attempts, failedAt, reason, waiting } of items) {
    const about = key === null ? '' : ` of ${key}`;
    const what = `${subject}${about} ${kind === 'unpublished' ? 'is not published' : `for ${consumer ?? ''}`}`;
    const behind = waiting === 0 ? '' : ` (${waiting} of its key wait behind it)`;
    stdout.write(`${id}  ${failedAt}  ${what}, ${attempts} attempts: ${reason}${behind}\n`);
  }
  if (total > items.length) stdout.write(`and ${total - items.length} older ones\n`);
}

async function requeue(failed: ManageFailedMessages, which: string, stdout: Output): Promise<void> {
  const requeued = await failed.requeue(which === 'all' ? 'all' : [which]);
  if (requeued.length === 0 && which !== 'all') throw new Error('There is no such failed message');
  for (const { id } of requeued) stdout.write(`${id} is requeued\n`);
}

async function discard(failed: ManageFailedMessages, id: string, stdout: Output): Promise<void> {
  if ((await failed.discard([id])).length === 0) throw new Error('There is no such failed message');
  stdout.write(`${id} is discarded\n`);
}
