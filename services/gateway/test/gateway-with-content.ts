import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { startServiceInProcess } from '@manzil/testing/service-in-process';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

export interface GatewayWithContent extends GatewayUnderTest {
  /** A call by a member; `body` is sent as JSON. */
  as(cookie: string, method: string, path: string, body?: unknown): Promise<Response>;
}

/** The real gateway in front of the real content service. */
export async function startGatewayWithContent(): Promise<GatewayWithContent> {
  const stack = await startGatewayUnderTest();
  // Otherwise requests for content would be split between the fake and the real service.
  await stack.services.stop();
  const database = await createServiceDatabase((await startPostgres()).adminUrl, 'content');
  const content = await startServiceInProcess('content', {
    NATS_URL: stack.nats.url,
    CONTENT_DATABASE_URL: database.url,
  });
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
