import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { percentile } from '../lib/statistics.mjs';

const FORMS_PER_SECOND = 50;
/** The gateway waits 5 s for a push service. */
const PUSH_DELAY_MS = 4_500;
const REACH_MS = 1_000;

/**
 * Measures enquiries about a listing, which a rule assigns, while files of leads are imported one after another and the
 * push service of a member's device is slow.
 */
export async function forms({ product, options, size }) {
  const pushService = await startSlowServer();
  try {
    const cookie = await product.logIn();
    const call = callAs(product.url, cookie);
    await call('POST', '/api/push-devices', newDevice(pushService.url));
    await setRules(call, true);
    const listing = await listingOf(product.url);
    const ends = new AbortController();
    // Warms up.
    await sendForms(product.url, Math.min(1, options.formSeconds) * FORMS_PER_SECOND, listing);
    const [sent, rows] = await Promise.all([
      sendForms(product.url, options.formSeconds * FORMS_PER_SECOND, listing).finally(() => ends.abort()),
      importUntil(ends.signal, product.url, cookie, options.importedRows),
    ]);
    await setRules(call, false);
    const times = sent.map(({ ms }) => ms);
    const what = `${sent.length} forms at ${FORMS_PER_SECOND} a second beside an import`;
    const shared = { part: 'forms', size };
    const time = { ...shared, unit: 'ms', better: 'lower' };
    const refused = sent.filter(({ isRefused }) => isRefused).length;
    return [
      { ...time, what: `${what}: p50`, ours: percentile(times, 0.5) },
      { ...time, what: `${what}: p99`, ours: percentile(times, 0.99), reach: { oursAtMost: REACH_MS } },
      { ...time, what: `${what}: slowest`, ours: Math.max(...times) },
      { ...shared, unit: 'forms', what: 'refused of these', ours: refused, reach: { oursAtMost: 0 } },
      { ...shared, unit: 'leads', what: `imported meanwhile, ${options.importedRows} a file`, ours: rows },
      { ...shared, unit: 'requests', what: 'to the slow push service', ours: pushService.received() },
    ];
  } finally {
    await pushService.stop();
  }
}

async function startSlowServer() {
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    request.resume();
    setTimeout(() => response.writeHead(201).end(), PUSH_DELAY_MS);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/device`,
    received: () => received,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function newDevice(endpoint) {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

function callAs(url, cookie) {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return async (method, path, body) => {
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** One rule, which assigns all leads to the admin. */
async function setRules(call, isOn) {
  const { hours, version } = await call('GET', '/api/lead-routing');
  const everyone = {
    kinds: [],
    places: [],
    unitTypes: [],
    adType: null,
    priceFrom: null,
    priceTo: null,
    languages: [],
  };
  const rule = {
    name: 'All leads',
    ...everyone,
    hours: 'any',
    to: 'turns',
    respondWithin: null,
    escalateTo: null,
  };
  const rules = [{ ...rule, members: [{ username: 'admin', weight: 1 }] }];
  await call('PUT', '/api/lead-routing', { routing: { hours, rules }, isOn, expectedVersion: version });
}

async function listingOf(url) {
  const answer = await fetch(`${url}/api/properties?adType=sale&pageSize=1`);
  const { id, reference, pagelink, title } = (await answer.json()).items[0];
  return { id, reference, pagelink, title };
}

/** Imports one new file after another; returns the number of stored leads. */
async function importUntil(end, url, cookie, rows) {
  let leads = 0;
  while (!end.aborted) leads += await importFile(url, cookie, rows);
  return leads;
}

async function importFile(url, cookie, count) {
  const rows = Array.from({ length: count }, () => `Omar Said,omar-${randomUUID()}@example.com,Two bedrooms`);
  const body = new FormData();
  body.append(
    'file',
    new Blob([['Name,Email,Message', ...rows].join('\n')], { type: 'text/csv' }),
    'leads.csv',
  );
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${url}/api/leads/import`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`An import answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()).imported;
}

/** Sends forms at a steady rate, whether or not earlier ones are answered; returns the results. */
async function sendForms(url, count, listing) {
  const started = performance.now();
  const sending = [];
  for (let sent = 0; sent < count; sent += 1) {
    const wait = started + (sent * 1_000) / FORMS_PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    sending.push(sendForm(url, listing));
  }
  return Promise.all(sending);
}

async function sendForm(url, listing) {
  const started = performance.now();
  const id = randomUUID();
  const form = {
    id,
    kind: 'listing',
    listing,
    name: 'Layla Haddad',
    email: `layla-${id}@example.com`,
    page: '/buy',
  };
  const answer = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...form, phone: '+971501234567', message: 'Is it still free?' }),
  });
  await answer.arrayBuffer();
  return { ms: performance.now() - started, isRefused: !answer.ok };
}
