import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNats, type TestNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import pg from 'pg';
import { confirmSession, cookieOf, PASSWORD, postJson } from './gateway-under-test.js';
import { startLeadsProcess, type LoggedLeads } from './leads-stack.js';

const entry = fileURLToPath(new URL('../dist/main.js', import.meta.url));

describe('the logs of the built gateway and leads', () => {
  let nats: TestNats;
  let database: TestDatabase;
  let leads: LoggedLeads;
  let gateway: ServiceProcess | undefined;
  let url: string;

  beforeAll(async () => {
    const { adminUrl } = await startPostgres();
    [nats, database] = await Promise.all([startNats(), createServiceDatabase(adminUrl, 'gateway')]);
    leads = await startLeadsProcess(nats.url);
    const started = await startServiceProcess(entry, {
      NATS_URL: nats.url,
      GATEWAY_DATABASE_URL: database.url,
      PORT: '0',
      WEB_URL: 'http://127.0.0.1:9',
      MEDIA_URL: 'http://127.0.0.1:9',
      ADMIN_PASSWORD: PASSWORD,
      FORMS_PER_ADDRESS: '14',
      LOG_LEVEL: 'debug',
    });
    gateway = started;
    await started.ready();
    url = `http://127.0.0.1:${await started.portOf('http listening')}`;
  });
  afterAll(async () => {
    await gateway?.stop();
    await leads.stop();
    await nats.stop();
    await database.drop();
  });

  const person = {
    Name: 'Zzyzx Secretname',
    email: 'zzyzx.qwyxj@example.com',
    Phone: '+971501234567',
    SelectedOptionval: 'Buy',
    dialcode: '+971',
  };
  const enquiry = {
    kind: 'contact',
    name: person.Name,
    email: person.email,
    message: 'Zzyzx message',
    page: '/zzyzx',
  };
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url + path, postJson(body, headers));
  const submissions = async (): Promise<number[]> => {
    const answers = await Promise.all([
      send('/popupsubscribe', { ...person, id: randomUUID() }),
      send('/getemailforsub', { subemail: person.email, pageUrl: 'zzyzx' }),
      send('/api/enquiries', enquiry),
    ]);
    return answers.map(({ status }) => status);
  };

  it('never name the enquirer: not when it works, not when it is refused, not when the database fails', async () => {
    expect(await submissions()).toEqual([200, 200, 200]);
    expect((await send('/popupsubscribe', { ...person, Phone: 'zzyzx' })).status).toBe(400);
    expect((await send('/popupsubscribe', { ...person, id: 'zzyzx' })).status).toBe(400);
    const twice = JSON.stringify(person).replace('{', '{"email":"zzyzx@example.com",');
    expect((await fetch(`${url}/popupsubscribe`, { ...postJson(null), body: twice })).status).toBe(400);
    const broken = JSON.stringify(person).slice(0, -1);
    expect((await fetch(`${url}/popupsubscribe`, { ...postJson(null), body: broken })).status).toBe(400);

    const cookie = cookieOf(await send('/login', { username: 'admin', password: PASSWORD }));
    await confirmSession((path, init) => fetch(url + path, init), cookie);
    const read = (path: string): Promise<Response> => fetch(url + path, { headers: { cookie } });
    expect(await (await read('/api/leads?q=zzyzx.qwyxj')).json()).toMatchObject({ total: 2 });
    expect(await (await read('/api/subscribers?q=zzyzx.qwyxj')).json()).toMatchObject({ total: 1 });
    expect(await (await read('/api/subscribers/export?q=zzyzx')).text()).toContain('zzyzx');
    expect(await (await read('/api/leads/export?q=zzyzx')).text()).toContain('Zzyzx');

    const admin = new pg.Client({ connectionString: leads.databaseUrl });
    await admin.connect();
    await admin.query("ALTER TABLE lead ADD CONSTRAINT nobody CHECK (email = 'nobody') NOT VALID");
    expect((await send('/popupsubscribe', person)).status).toBe(500);
    await admin.query('ALTER TABLE lead RENAME TO gone');
    expect(await submissions()).toEqual([500, 500, 500]);
    expect((await read('/userinfotable')).status).toBe(500);
    await admin.query('ALTER TABLE gone RENAME TO lead');
    await admin.end();
    await leads.pause();
    expect(await submissions()).toEqual([503, 503, 503]);

    expect(String(gateway?.log()) + leads.log()).not.toMatch(/zzyzx|qwyxj|501234567|manzil_visit/i);
    expect(gateway?.log()).toContain('http listening');
  });

  it('refuse the fifteenth form in ten minutes, whatever its names, and report for how long', async () => {
    // Forms count whether or not leads, which the test before has stopped, receives them.
    for (let index = 0; index < 14; index += 1) await send('/api/enquiries', enquiry);
    const answer = await send('/api/enquiries', { ...enquiry, email: 'other@example.com' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await answer.json()).toMatchObject({
      code: 'RATE_LIMITED',
      detail: 'Too many messages were sent. Please try again later.',
    });
    expect((await send('/api/enquiries', enquiry, { 'x-forwarded-for': '203.0.113.5' })).status).toBe(429);
  });
});
