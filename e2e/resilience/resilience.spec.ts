import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { Edits } from './edits.js';
import { EVERY_EVENT_SENT, Hooks } from './hooks.js';
import { Ledger, NOTHING_WRONG, TELEPHONE } from './ledger.js';
import { readLogs } from './logs.js';
import { quantile } from './notices.js';
import { PROCESSES, read, startProduct, type Product } from './product.js';
import { connect, query } from './query.js';
import { dishonest, publicReads, readAll, statusesOf, unknownReads, warm } from './site.js';
import { signIn, type Staff } from './staff.js';
import { soak } from './soak.js';
import { pagesWithoutNats } from './without-nats.js';
import { forgedEvents, onlyUnpublishableLeft, writeUnpublishable } from './unpublishable.js';

/** A message of a disconnected worker is redelivered to another worker after its acknowledgement deadline. */
const ANOTHER_WORKER = { timeoutMs: 120_000, everyMs: 100 };
const RECOVERY = { timeoutMs: 120_000, everyMs: 100 };
const SOAK_MS = Number(process.env.SOAK_MINUTES ?? 0.4) * 60_000;
/** A long soak also has a long outage of NATS. */
const OUTAGE_MS = process.env.SOAK_MINUTES === undefined ? 10_000 : 60_000;

let product: Product;
/** Does nothing until the product has started. */
let stop = (): Promise<void> => Promise.resolve();
let stopHooks = (): Promise<void> => Promise.resolve();
let ledger: Ledger;
let paths: string[];
let first: string;
let second: string;
let staff: Staff;

beforeAll(async () => {
  product = await startProduct();
  stop = () => product.stop();
  ledger = new Ledger(product);
  [first, second] = product.gateways;
  paths = await publicReads(product);
  staff = await signIn(product);
  // Long enough for a failing start to report its error and to stop what it started.
}, 300_000);

afterEach(async () => {
  await product.restore();
}, 300_000);

afterAll(async () => {
  await stop();
  await stopHooks();
}, 60_000);

const allWell = (): Record<string, number> => Object.fromEntries(paths.map((path) => [path, 200]));

/** Both requests that were open during the outage and new ones afterwards succeed. */
async function expectRecovery(): Promise<void> {
  await product.ready();
  const beyond = unknownReads();
  await waitFor(
    'everything to be answered again',
    async () => {
      const answers = await readAll(first, [...paths, ...beyond]);
      return answers.every(([, { status }]) => status < 500);
    },
    RECOVERY,
  );
  await ledger.deliver();
}

const expectHonest = async (): Promise<void> => {
  expect(dishonest(await readAll(first, unknownReads()))).toEqual([]);
};

describe('with a part of it away the site', () => {
  it.each(['listings', 'content', 'leads', 'media', 'web'] as const)(
    'answers from memory or says so honestly without %s, and recovers by itself',
    async (name) => {
      await warm(first, paths);
      await product.halt(name, 'SIGKILL');
      expect(statusesOf(await readAll(first, paths))).toEqual(allWell());
      await expectHonest();
      const id = randomUUID();
      const accepted = await ledger.send(id, first);
      if (name === 'leads') expect(accepted).toBe(false);
      await product.resume(name);
      await ledger.deliver(id);
      await expectRecovery();
    },
  );

  it('answers through another gateway when one is away', async () => {
    await product.halt('gateway', 'SIGKILL');
    expect((await read(`${second}/api/properties?adType=sale`)).status).toBe(200);
    expect(await ledger.send(randomUUID(), second)).toBe(true);
    expect(dishonest(await readAll(second, unknownReads()))).toEqual([]);
    await product.resume('gateway');
    await expectRecovery();
  });

  it('shows stored pages without NATS, marked as stale, and new ones soon after it is back', async () => {
    await warm(first, paths);
    await product.nats.pause();
    expect(statusesOf(await readAll(first, paths))).toEqual(allWell());
    await expectHonest();
    const id = randomUUID();
    expect(await ledger.send(id, first)).toBe(false);
    await waitFor('everything to be stale', async () => {
      const answers = await readAll(first, paths);
      expect(statusesOf(answers)).toEqual(allWell());
      return answers.every(([, { cache }]) => cache === 'stale');
    });
    expect((await read(`${first}/buy`)).text).toContain('<html data-stale="');
    // Responses to members are never served stale.
    expect((await staff.call('/api/properties?adType=rent')).status).toBe(503);
    await product.nats.resume();
    await ledger.deliver(id);
    await expectRecovery();
  });

  it('answers from memory or says so honestly without PostgreSQL, and recovers by itself', async () => {
    await warm(first, paths);
    await product.postgres.pause();
    expect(statusesOf(await readAll(first, paths))).toEqual(allWell());
    await expectHonest();
    const id = randomUUID();
    expect(await ledger.send(id, first)).toBe(false);
    expect((await staff.call('/api/leads?page=1')).status).toBe(503);
    await product.postgres.resume();
    await ledger.deliver(id);
    await expectRecovery();
    expect((await staff.call('/api/leads?page=1')).status).toBe(200);
  });

  it('starts PostgreSQL again when it is killed, and loses nothing that was accepted', async () => {
    await ledger.deliver(randomUUID());
    await product.postgres.kill();
    await ledger.deliver(randomUUID());
    await expectRecovery();
  });

  it('answers 30 pages as stale without NATS, and none once every process is ready again', async () => {
    expect(await pagesWithoutNats(product, OUTAGE_MS)).toEqual([]);
  });

  it('records a change whose message NATS loses before it is handled', async () => {
    const question = `Is ${randomUUID()} in the audit trail?`;
    const content = product.databaseUrls.find((url) => url.includes('content')) ?? '';
    await product.nats.losePower(async () => {
      const lock = await connect(product.gatewayDatabaseUrl);
      await lock.query('BEGIN');
      // No gateway can handle the message until they are killed.
      await lock.query('LOCK TABLE inbox IN ACCESS EXCLUSIVE MODE');
      expect(await staff.addQuestion(second, question)).toBe(201);
      const published = "SELECT 1 FROM published_messages WHERE payload::text LIKE '%' || $1 || '%'";
      await waitFor('its message to be published', async () => {
        const rows = await query(content, published, question);
        return rows.length > 0;
      });
      await Promise.all((['gateway', 'gateway-2'] as const).map((name) => product.halt(name, 'SIGKILL')));
      await lock.query('ROLLBACK');
    });
    await Promise.all([product.resume('gateway'), product.resume('gateway-2')]);
    const recorded = 'SELECT 1 FROM audit.entry WHERE changes::text LIKE $1';
    const count = async () => (await query(product.gatewayDatabaseUrl, recorded, `%${question}%`)).length;
    await waitFor('its entry in the audit trail', async () => (await count()) > 0, RECOVERY);
    expect(await count()).toBe(1);
    await expectRecovery();
  });
});

describe('a gateway that is cut off from NATS', () => {
  it('marks what may be stale, and shows what was published meanwhile as soon as it is back', async () => {
    const readings = ['/api/faqs', '/faqs'];
    await warm(first, readings);
    await product.natsOfGateway.close();
    const question = `Was ${randomUUID()} published while one gateway was cut off?`;
    expect(await staff.addQuestion(second, question)).toBe(201);
    expect((await read(`${second}/api/faqs`)).text).toContain(question);
    await waitFor('the cut-off gateway to mark all that may be stale', async () => {
      const answers = await readAll(first, readings);
      return answers.every(([, { status, cache }]) => status === 200 && cache === 'stale');
    });
    await product.natsOfGateway.open();
    // From the first response after the outage.
    const fresh = await waitFor(
      'the gateway to answer again',
      async () => {
        const answers = await readAll(first, readings);
        return answers.every(([, { status, cache }]) => status === 200 && cache !== 'stale')
          ? answers
          : undefined;
      },
      RECOVERY,
    );
    for (const [, { text }] of fresh) expect(text).toContain(question);
    await expectRecovery();
  });
});

describe('a process that is told to stop', () => {
  it('finishes the request in hand, through the gateway and the service behind it', async () => {
    // Within a transaction, pg_stat_activity keeps the values of its first read, so a separate connection observes
    // it.
    const client = await connect(product.leadsDatabaseUrl);
    const observer = await connect(product.leadsDatabaseUrl);
    await client.query('BEGIN');
    await client.query('LOCK TABLE lead IN ACCESS EXCLUSIVE MODE');
    const sending = ledger.send(randomUUID(), first);
    await waitFor('the enquiry to be in hand', async () => {
      const { rowCount } = await observer.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO "lead"%'`,
      );
      return rowCount !== 0;
    });
    const stopping = Promise.all([product.halt('leads'), product.halt('gateway')]);
    await waitFor('both to be stopping', async () =>
      (
        await Promise.all(
          (['leads', 'gateway'] as const).map((name) => read(`${product.opsUrl(name)}/health/ready`)),
        )
      ).every(({ text }) => text.includes('shutdown')),
    );
    await client.query('COMMIT');
    expect(await sending).toBe(true);
    expect(await stopping).toEqual([0, 0]);
    await Promise.all([product.resume('leads'), product.resume('gateway')]);
    await expectRecovery();
  });

  it('gives the import in hand to the next one, which brings it to its end', async () => {
    const run = await staff.startImport(first);
    expect(await product.halt('listings')).toBe(0);
    await product.resume('listings');
    await waitFor('the run to be done', async () => (await staff.runState(first, run)) === 'done', RECOVERY);
    await expectRecovery();
  });
});

describe('an import in hand', () => {
  const count = async (sql: string, ...values: string[]): Promise<number> => {
    const statement = `SELECT count(*)::int AS count ${sql}`;
    const [row] = await query<{ count: number }>(product.listingsDatabaseUrl, statement, ...values);
    return row?.count ?? 0;
  };

  it.each(['postgres', 'nats'] as const)(
    'commits once, and tells of its change once, when %s is restarted in the middle of it',
    async (name) => {
      const price = Math.round(Date.now() / 1000);
      product.feed.setPrice(price);
      product.feed.hold();
      onTestFinished(() => {
        product.feed.release();
      });
      const run = await staff.startImport(first);
      await waitFor('half of the feed to be read', () => product.feed.isInHand, RECOVERY);
      await product[name].pause();
      await product[name].resume();
      product.feed.release();
      await waitFor(
        'the run to be done',
        async () => (await staff.runState(first, run)) === 'done',
        ANOTHER_WORKER,
      );
      expect(await count('FROM import_change WHERE run_id = $1', run)).toBe(1);
      expect(await count('FROM property WHERE price = $1', String(price))).toBe(1);
      await waitFor('the outbox of listings to be empty', async () => (await count('FROM outbox')) === 0);
      const events = await storedEvents(product.gatewayOnNats, 'evt.listings.properties-changed.v1');
      expect(events.filter((event) => (event as { runId: string }).runId === run)).toHaveLength(1);
      await expectRecovery();
    },
  );
});

describe('a steady load of enquiries and edits under random restarts', () => {
  it(
    'ends with every accepted one stored exactly once, and every edit in the audit trail exactly once',
    async () => {
      await writeUnpublishable(product);
      const edits = await Edits.begin(product, staff);
      const hooks = await Hooks.begin(product, ledger, staff);
      stopHooks = () => hooks.stop();
      await hooks.killBetweenCommitAndSend(first);
      expect(hooks.audit()).toEqual(EVERY_EVENT_SENT);
      const began = Date.now();
      const { disturbances } = await soak(product, ledger, edits, SOAK_MS);
      expect(disturbances).toBeGreaterThan(0);
      await expectRecovery();
      expect([...ledger.dishonest, ...edits.dishonest]).toEqual([]);
      await onlyUnpublishableLeft(product);
      expect(await forgedEvents(product)).toEqual([]);
      expect(product.databaseUrls).toHaveLength(5);
      expect(await ledger.audit()).toEqual(NOTHING_WRONG);
      expect(edits.accepted.size).toBeGreaterThan(0);
      expect(await edits.audit()).toEqual({ lost: [], recordedTwice: [] });
      await product.halt('leads');
      await hooks.endLeases();
      await product.resume('leads');
      await hooks.drain();
      expect(hooks.audit()).toEqual(EVERY_EVENT_SENT);
      const delays = await product.notices.delays(ledger.acceptedSince(began));
      const seconds = (share: number): string => (quantile(delays, share) / 1000).toFixed(2);
      process.stderr.write(
        `soak: ${delays.length} notices handed to SMTP after the form, in seconds: ` +
          `p50 ${seconds(0.5)}, p95 ${seconds(0.95)}, p99 ${seconds(0.99)}, max ${seconds(1)}\n`,
      );
      process.stderr.write(
        `soak: ${ledger.accepted.size} enquiries accepted of ${ledger.sends} sends, ${disturbances} disturbances, ` +
          `${edits.accepted.size} edits recorded\n`,
      );
    },
    SOAK_MS + 480_000,
  );
});

describe('the logs of all processes', () => {
  it('hold nothing of what people wrote, and say why things failed', async () => {
    const password = `wrong-${randomUUID()}`;
    await staff.tryLogin('layla.haddad@example.com', password);
    const logs = await readLogs(product.logFolder);
    expect(Object.keys(logs)).toEqual(expect.arrayContaining([...PROCESSES, 'gateway-2']));
    expect(logs.leads).toContain('"level":"warn"');
    const personal = ['Layla', 'Haddad', '@example.com', TELEPHONE, password, 'still free?'];
    const found = Object.entries(logs).flatMap(([name, log]) =>
      personal.filter((text) => log.includes(text)).map((text) => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
