import { z } from 'zod';
import { commonConfig, databaseUrl, loadConfig, natsAccess } from './config.js';
import { createDataSource } from './database.js';
import { FailedMessages, type FailedMessage } from '@manzil/messaging/dead-letters/failed-messages';
import { createLogger } from './logger.js';
import { NatsLink } from '@manzil/messaging/connection/nats-link';

/**
 * `node packages/service-kit/dist/dead-letters-command.js [list | requeue <id>|all | discard <id>]` beside a service,
 * with what that service is configured with: lists what it could not publish and could not handle, newest first and
 * without what is in it, puts it back, oldest first, or gives one up.
 */
const [, , action = 'list', which] = process.argv;
if (!(action === 'list' ? which === undefined : /^(requeue|discard)$/.test(action) && which !== undefined)) {
  process.stderr.write('Usage: dead-letters-command.js [list | requeue <id> | requeue all | discard <id>]\n');
  process.exit(2);
}

const MOST_LISTED = 100;

/** A service has one database; its variable is named after it. */
const variable =
  Object.keys(process.env).find((name) => /^[A-Z]+_DATABASE_URL$/.test(name)) ?? 'DATABASE_URL';
const config = loadConfig(commonConfig);
const { [variable]: url = '' } = loadConfig(z.object({ [variable]: databaseUrl }));
/** It acts in the name of its service. */
const service = variable.replace(/_?DATABASE_URL$/, '').toLowerCase();
const logger = createLogger('dead-letters', 'silent');
const tlsCaFile = config.DATABASE_TLS_CA_FILE;
const dataSource = await createDataSource({
  ...{ url, tlsCaFile, entities: [], migrations: [], poolSize: 1 },
}).initialize();
const link = await NatsLink.open({ user: service, ...natsAccess(config) }, 'dead-letters', logger);
try {
  const failed = new FailedMessages(dataSource, link);
  if (action === 'list') list(await failed.list(MOST_LISTED), await failed.count());
  else if (action === 'requeue') await requeue(failed, which ?? '');
  else await discard(failed, which ?? '');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await link.close();
  await dataSource.destroy();
}

function list(messages: readonly FailedMessage[], count: number): void {
  if (messages.length === 0) process.stdout.write('There are no failed messages\n');
  for (const { id, kind, subject, about, attempts, failedAt, reason, waiting } of messages) {
    const when = new Date(failedAt).toISOString();
    const what =
      kind === 'unpublished' ? `${subject} of ${about} is not published` : `${subject} for ${about}`;
    const behind = waiting === 0 ? '' : ` (${waiting} of its key wait behind it)`;
    process.stdout.write(`${id}  ${when}  ${what}, ${attempts} attempts: ${reason}${behind}\n`);
  }
  if (count > messages.length) process.stdout.write(`and ${count - messages.length} older ones\n`);
}

async function requeue(failed: FailedMessages, id: string): Promise<void> {
  if (id !== 'all') {
    if (!(await failed.requeue(id))) throw new Error('There is no such failed message');
    process.stdout.write(`${id} is put back\n`);
    return;
  }
  const ids = (await failed.list(await failed.count())).map((message) => message.id).reverse();
  for (const each of ids) if (await failed.requeue(each)) process.stdout.write(`${each} is put back\n`);
}

async function discard(failed: FailedMessages, id: string): Promise<void> {
  if (!(await failed.discard(id))) throw new Error('There is no such failed message');
  process.stdout.write(`${id} is discarded\n`);
}
