import { fileURLToPath } from 'node:url';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { startServiceProcess } from '@manzil/testing/service-process';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const CONTENT = fileURLToPath(new URL('../../content/dist/main.js', import.meta.url));

export interface GatewayWithContent extends GatewayUnderTest {
  /** A call of a member: `body` goes as JSON. */
  as(cookie: string, method: string, path: string, body?: unknown): Promise<Response>;
}

/** The real gateway in front of the real content service, which runs as an operator would run it. */
export async function startGatewayWithContent(): Promise<GatewayWithContent> {
  const stack = await startGatewayUnderTest();
  // Two who answer for content would answer in turns.
  await stack.services.stop();
  const database = await createServiceDatabase((await startPostgres()).adminUrl, 'content');
  const content = await startServiceProcess(CONTENT, {
    NATS_URL: stack.nats.url,
    CONTENT_DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
  });
  await content.ready();
  return {
    ...stack,
    as: (cookie, method, path, body) =>
      stack.call(path, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    stop: async () => {
      await content.stop();
      await stack.stop();
      await database.drop();
    },
  };
}
