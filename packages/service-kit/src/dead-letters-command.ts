import { z } from 'zod';
import { commonConfig, databaseTls, databaseUrl, loadConfig } from './config.js';
import { createDataSource } from './database.js';
import type { FailedMessage } from '@manzil/contracts/failed-messages';
import { FailedMessages } from '@manzil/messaging/dead-letters/failed-messages';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { runWithActor } from '@manzil/messaging/request-context';
import { ManageFailedMessages } from './failed-messages/manage-failed-messages.js';

/**
 * `node packages/service-kit/dist/dead-letters-command.js [list | requeue <id>|all | discard <id>]` with the
 * configuration of a service: lists the messages that it could not publish or handle, newest first and without their
 * payloads, requeues them, oldest first, or discards one.
 */
const [, , action = 'list', which] = process.argv;
if (!(action === 'list' ? which === undefined : /^(requeue|discard)$/.test(action) && which !== undefined)) {
  process.stderr.write('Usage: dead-letters-command.js [list | requeue <id> | requeue all | discard <id>]\n');
  process.exit(2);
}

/** A service has one database; its variable is named after it. */
const variable =
  Object.keys(process.env).find((name) => /^[A-Z]+_DATABASE_URL$/.test(name)) ?? 'DATABASE_URL';
const config = loadConfig(commonConfig);
const { [variable]: url = '' } = loadConfig(z.object({ [variable]: databaseUrl }));
const service = variable.replace(/_?DATABASE_URL$/, '').toLowerCase();
const dataSource = await createDataSource({
  url,
  tls: databaseTls(config),
  entities: [],
  migrations: [],
  poolSize: 1,
}).initialize();
try {
  const failed = new ManageFailedMessages(service, dataSource, new FailedMessages(dataSource), new Outbox());
  await runWithActor({ kind: 'system', name: 'dead-letters command' }, async () => {
    if (action === 'list') list(await failed.list());
    else if (action === 'requeue') await requeue(failed, which ?? '');
    else await discard(failed, which ?? '');
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await dataSource.destroy();
}

function list({ items, total }: { items: readonly FailedMessage[]; total: number }): void {
  if (items.length === 0) process.stdout.write('There are no failed messages\n');
  for (const { id, kind, subject, key, consumer, attempts, failedAt, reason, waiting } of items) {
    const about = key === null ? '' : ` of ${key}`;
    const what = `${subject}${about} ${kind === 'unpublished' ? 'is not published' : `for ${consumer ?? ''}`}`;
    const behind = waiting === 0 ? '' : ` (${waiting} of its key wait behind it)`;
    process.stdout.write(`${id}  ${failedAt}  ${what}, ${attempts} attempts: ${reason}${behind}\n`);
  }
  if (total > items.length) process.stdout.write(`and ${total - items.length} older ones\n`);
}

async function requeue(failed: ManageFailedMessages, which: string): Promise<void> {
  const requeued = await failed.requeue(which === 'all' ? 'all' : [which]);
  if (requeued.length === 0 && which !== 'all') throw new Error('There is no such failed message');
  for (const { id } of requeued) process.stdout.write(`${id} is requeued\n`);
}

async function discard(failed: ManageFailedMessages, id: string): Promise<void> {
  if ((await failed.discard([id])).length === 0) throw new Error('There is no such failed message');
  process.stdout.write(`${id} is discarded\n`);
}
