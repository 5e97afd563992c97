import { createHash } from 'node:crypto';
import pg from 'pg';
import { COMMUNITIES } from '../../demo/dist/communities.js';
import { Random } from '../../demo/dist/random.js';

const REACH_S = 60;
const MOST_CHANGES = 10_000;
const TYPES = ['Apartment', 'Villa', 'Townhouse', 'Penthouse', 'Duplex'];
const WORDS = ['2 bed with pool', 'sea view', 'villa under 3m', 'quiet', 'furnished studio', 'upgraded'];

/** Measures how long it takes to match saved searches with the changes of an import and to queue their mail. */
export async function savedSearches({ product, options, size }) {
  const [leads, listings] = await Promise.all([
    connect(product.leadsDatabase),
    connect(product.listingsDatabase),
  ]);
  try {
    const count = options.savedSearches;
    await save(leads, someSearches(count));
    const { rows } = await listings.query(
      'SELECT id FROM property WHERE withdrawn_at IS NULL ORDER BY id DESC LIMIT $1',
      [MOST_CHANGES],
    );
    const started = performance.now();
    // Older than the delay after which the job reads new entries.
    await leads.query(
      `INSERT INTO home_news (property_id, news, created_at)
       SELECT id, 'new', now() - interval '1 minute' FROM unnest($1::int[]) AS id`,
      [rows.map(({ id }) => id)],
    );
    await allMatched(leads);
    const seconds = (performance.now() - started) / 1000;
    const mails = await countOf(leads, "SELECT count(*)::int AS count FROM mail WHERE kind = 'search-alert'");
    const shared = { part: 'saved-searches', size };
    return [
      {
        ...{ ...shared, unit: 's', better: 'lower', ours: seconds },
        what: `${count} searches against ${rows.length} changes, mail queued`,
        reach: count >= 50_000 ? { oursAtMost: REACH_S } : undefined,
      },
      { ...shared, unit: 'mails', what: 'mail of saved searches', ours: mails },
    ];
  } finally {
    await leads.query('DELETE FROM saved_search');
    await Promise.all([leads.end(), listings.end()]);
  }
}

async function connect(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function save(leads, searches) {
  await leads.query(
    `INSERT INTO saved_search (address, mailbox, criteria, criteria_hash, name, frequency, state)
     SELECT 'visitor' || at || '@example.com', 'visitor' || at || '@example.com', criteria, hash, 'Homes', 'instant', 'active'
     FROM jsonb_to_recordset($1) AS row (at integer, criteria jsonb, hash text)`,
    [JSON.stringify(searches)],
  );
  await leads.query('ANALYZE saved_search');
}

/** A third of the visitors share a search with others; a quarter have typed a text. */
function someSearches(count) {
  const random = new Random(31);
  const made = [];
  for (let at = 0; at < count; at += 1) {
    const community = random.pick(COMMUNITIES);
    const own = {
      adType: random.pick(['sale', 'rent']),
      q: random.chance(0.25) ? random.pick(WORDS) : undefined,
      location: random.chance(0.8) ? random.pick([community.name, ...community.places]) : undefined,
      type: random.chance(0.6) ? random.pick(TYPES) : undefined,
      bedrooms: random.chance(0.5) ? random.between(0, 5) : undefined,
      maxPrice: random.chance(0.7) ? random.between(10, 500) * 20_000 : undefined,
    };
    const criteria = at > 0 && random.chance(0.33) ? random.pick(made).criteria : own;
    made.push({ at, criteria, hash: hashOf(criteria) });
  }
  return made;
}

const hashOf = (criteria) => createHash('sha256').update(JSON.stringify(criteria)).digest('hex');

async function allMatched(leads) {
  const statement =
    'SELECT count(*)::int AS count FROM saved_search WHERE seen_until < (SELECT max(id) FROM home_news)';
  while ((await countOf(leads, statement)) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
}

const countOf = async (client, statement) => (await client.query(statement)).rows[0].count;
