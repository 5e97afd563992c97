import { hashAssets } from '@manzil/contracts/media/rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { createLogger } from '@manzil/service-kit/logger';

/** Returns the hashes of these files, as the media service does. */
export async function startStubMedia(
  natsUrl: string,
  hashes: Readonly<Record<string, string>>,
): Promise<{ stop(): Promise<void> }> {
  const link = await NatsLink.open(natsUrl, 'media', createLogger('media', 'silent'));
  link.connection.subscribe(hashAssets.subject, {
    callback: (_error, message) => {
      const { id, data } = message.json<{ id: string; data: { filenames: string[] } }>();
      const items = data.filenames.flatMap((filename) => {
        const sha256 = hashes[filename];
        return sha256 === undefined ? [] : [{ filename, sha256 }];
      });
      message.respond(JSON.stringify({ id, response: { items }, isDisposed: true }));
    },
  });
  await link.connection.flush();
  return { stop: () => link.close() };
}
