import { z } from 'zod';
import { commonConfig, databaseUrl, loadConfig } from './config.js';
import { createDataSource } from './database.js';
import { DeadLetters, type DeadLetter } from './dead-letters.js';
import { createLogger } from './logger.js';
import { NatsLink } from './nats-link.js';

/**
 * `node packages/service-kit/dist/dead-letters-command.js [requeue <id>|all]` beside a service, with what that
 * service is configured with: tells its dead letters on standard output, newest first and without what is in
 * them, or puts them back, oldest first.
 */
const [, , action = 'list', which] = process.argv;
if (!(action === 'list' ? which === undefined : action === 'requeue' && which !== undefined)) {
  process.stderr.write('Usage: dead-letters-command.js [list | requeue <id> | requeue all]\n');
  process.exit(2);
}

/** A service has one database; its variable is named after it. */
const variable =
  Object.keys(process.env).find((name) => /^[A-Z]+_DATABASE_URL$/.test(name)) ?? 'DATABASE_URL';
const { NATS_URL: natsUrl } = loadConfig(commonConfig.pick({ NATS_URL: true }));
const { [variable]: url = '' } = loadConfig(z.object({ [variable]: databaseUrl }));
const logger = createLogger('dead-letters', 'silent');
const dataSource = await createDataSource({ url, entities: [], migrations: [], poolSize: 1 }).initialize();
const link = await NatsLink.open(natsUrl, 'dead-letters', logger);
try {
  const letters = new DeadLetters(dataSource, link);
  if (action === 'list') list(await letters.list());
  else await requeue(letters, which ?? '');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await link.close();
  await dataSource.destroy();
}

function list(letters: readonly DeadLetter[]): void {
  if (letters.length === 0) process.stdout.write('There are no dead letters\n');
  for (const { id, subject, consumer, attempts, diedAt, error } of letters) {
    const when = new Date(diedAt).toISOString();
    process.stdout.write(`${id}  ${when}  ${subject} for ${consumer}, ${attempts} attempts: ${error}\n`);
  }
}

async function requeue(letters: DeadLetters, id: string): Promise<void> {
  const ids = id === 'all' ? (await letters.list()).map((letter) => letter.id).reverse() : [id];
  for (const each of ids) {
    await letters.requeue(each);
    process.stdout.write(`${each} is put back\n`);
  }
}
