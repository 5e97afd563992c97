import { busPassword } from './messaging.mjs';

/** Opens an RPC client with the operator's permissions. */
export async function openOperatorClient({ folder, natsUrl, name }) {
  const { commonConfig, loadConfig, natsAccess } = await import('@manzil/service-kit/config');
  const { createLogger } = await import('@manzil/service-kit/logger');
  const { NatsLink } = await import('@manzil/messaging/connection/nats-link');
  const { RpcClient } = await import('@manzil/service-kit/rpc-client');
  const { username, password } = new URL(natsUrl);
  const isGiven = process.env.NATS_PASSWORD || process.env.NATS_PASSWORD_FILE || password;
  const config = loadConfig(commonConfig, {
    ...(!username && { NATS_USER: 'operator' }),
    ...(!isGiven && { NATS_PASSWORD: busPassword(folder, 'operator') }),
    ...process.env,
    NATS_URL: natsUrl,
  });
  const link = await NatsLink.open(natsAccess(config), name, createLogger(name, 'silent'));
  const client = new RpcClient(link, { validateReplies: true, minDeadlineMs: config.RPC_MIN_DEADLINE_MS });
  return { request: (...given) => client.request(...given), close: () => link.close() };
}
