import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import pg from 'pg';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

const services = fileURLToPath(new URL('../..', import.meta.url));

/** A collector of traces as OpenTelemetry has them: OTLP as JSON over HTTP. */
async function startCollector(): Promise<{ url: string; spans: Span[]; server: Server }> {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
        const service =
          resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, server };
}

describe('a request through the gateway to the database of a service', () => {
  let nats: TestNats;
  let databases: TestDatabase[];
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let gateway: ServiceProcess;
  let leads: ServiceProcess;
  let url: string;

  beforeAll(async () => {
    const { adminUrl } = await startPostgres();
    collector = await startCollector();
    nats = await startNats();
    databases = [
      await createServiceDatabase(adminUrl, 'leads'),
      await createServiceDatabase(adminUrl, 'gateway'),
    ];
    const common = {
      NATS_URL: nats.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    };
    const entry = (name: string): string => join(services, name, 'dist/main.js');
    leads = await startServiceProcess(entry('leads'), {
      ...common,
      LEADS_DATABASE_URL: databases[0]?.url ?? '',
    });
    gateway = await startServiceProcess(entry('gateway'), {
      ...common,
      GATEWAY_DATABASE_URL: databases[1]?.url ?? '',
      PORT: '0',
      WEB_URL: 'http://127.0.0.1:9',
    });
    await Promise.all([leads.ready(), gateway.ready()]);
    url = `http://127.0.0.1:${await gateway.portOf('http listening')}`;
  });
  afterAll(async () => {
    await gateway.stop();
    await leads.stop();
    await nats.stop();
    collector.server.closeAllConnections();
    collector.server.close();
    for (const database of databases) await database.drop();
  });

  const visit = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${url}/traffic`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ count: 1 }),
    });

  it('is one trace, which goes on with the one of the browser or proxy before it', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    expect((await visit({ traceparent: `00-${traceId}-b7ad6b7169203331-01` })).status).toBe(200);
    const ours = (): Span[] => collector.spans.filter((span) => span.traceId === traceId);
    const of = (service: string, name: RegExp): Span | undefined =>
      ours().find((span) => span.service === service && name.test(span.name));
    const [http, requested, handled, statement] = await waitFor('all spans of the request', () => {
      const spans = [
        of('manzil-gateway', /^POST \/traffic$/),
        of('manzil-gateway', /^rpc\.leads/),
        of('manzil-leads', /^rpc\.leads/),
        of('manzil-leads', /^(INSERT|SELECT|WITH)$/),
      ] as const;
      return spans.every(Boolean) ? spans : undefined;
    });
    expect(http?.parentSpanId).toBe('b7ad6b7169203331');
    expect(requested?.parentSpanId).toBe(http?.spanId);
    expect(handled?.parentSpanId).toBe(requested?.spanId);
    expect(statement?.parentSpanId).toBe(handled?.spanId);
  });

  it('is known by its id in the activity of the database', async () => {
    const [locking, watching] = [1, 2].map(() => new pg.Client({ connectionString: databases[0]?.url })) as [
      pg.Client,
      pg.Client,
    ];
    await Promise.all([locking.connect(), watching.connect()]);
    await locking.query('BEGIN; LOCK TABLE visit IN ACCESS EXCLUSIVE MODE');
    const requestId = 'request-of-a-browser-0001';
    const visiting = visit({ 'x-request-id': requestId });
    const statement = await waitFor('the statement of the request', async () => {
      const { rows } = await watching.query<{ query: string }>(
        `SELECT query FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return rows.find(({ query }) => query.includes('visit'))?.query;
    });
    await locking.query('COMMIT');
    await Promise.all([locking.end(), watching.end()]);
    expect(statement).toContain(`request ${requestId}`);
    expect((await visiting).headers.get('x-request-id')).toBe(requestId);
  });
});
