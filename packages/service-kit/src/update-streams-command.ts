import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { ensureStreams, setStreamReplicas, updateStreams } from '@manzil/messaging/connection/streams';
import { commonConfig, loadConfig, natsAccess } from './config.js';
import { createLogger } from './logger.js';

/**
 * `node packages/service-kit/dist/update-streams-command.js` with the operator's password: gives the streams the
 * settings of this release and as many replicas as NATS_STREAM_REPLICAS.
 */
const config = loadConfig(commonConfig);
const link = await NatsLink.open(
  { user: 'operator', ...natsAccess(config) },
  'streams',
  createLogger('streams', config.LOG_LEVEL),
);
try {
  setStreamReplicas(config.NATS_STREAM_REPLICAS ?? 1);
  await ensureStreams(link.connection);
  await updateStreams(link.connection);
  process.stdout.write('The streams are up to date\n');
} finally {
  await link.close();
}
