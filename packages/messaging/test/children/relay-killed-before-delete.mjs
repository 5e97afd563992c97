import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { OutboxRelay } from '@manzil/messaging/outbox/outbox-relay';
import { createDataSource } from '@manzil/service-kit/database';
import pino from 'pino';

// Runs a relay and kills its process after it has published rows and before it moves them.
const [, , databaseUrl, natsUrl] = process.argv;
const dataSource = await createDataSource({ url: databaseUrl, entities: [], migrations: [] }).initialize();
const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
dataSource.createQueryRunner = (mode) => {
  const runner = createQueryRunner(mode);
  const query = runner.query.bind(runner);
  runner.query = (statement, ...rest) => {
    if (statement.includes('DELETE FROM outbox')) process.kill(process.pid, 'SIGKILL');
    return query(statement, ...rest);
  };
  return runner;
};
const logger = pino({ level: 'silent' });
new OutboxRelay(dataSource, await NatsLink.open(natsUrl, 'doomed', logger), logger).start();
