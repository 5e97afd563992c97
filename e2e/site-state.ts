import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asAdmin, json, type Call } from './staff.js';

/** Shared content of the product, by kind. Excludes leads, media files and members: each test creates its own. */
export type SiteState = Record<string, unknown>;

interface Row {
  id: number;
}

/** Lists that tests add to, each with the request that deletes a row. */
const COLLECTIONS: Record<string, (id: number) => [path: string, init: RequestInit]> = {
  '/api/getfaqs': deleteAt('/api/faqs'),
  '/api/team-members': deleteAt('/api/team'),
  '/api/blogs': deleteAt('/api/blog-posts'),
  '/api/navigation': deleteAt('/api/navigation-items'),
  '/api/pages': deleteAt('/api/pages'),
  '/getnewly': (id) => ['/deleteproperty', json('POST', { id })],
};
const DOCUMENTS = ['homepagedb', 'mortgageservicespagedb', 'commondb'];

/** Returns undefined when no shared product runs, as in suites that start their own. */
export async function readSiteState(): Promise<SiteState | undefined> {
  const { E2E_URL: url, E2E_FEED_FILE: feed = '' } = process.env;
  if (url === undefined) return undefined;
  const call = await asAdmin();
  const read = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T;
  const totalOf = async (adType: string): Promise<number> =>
    (await read<{ total: number }>(`/api/properties?adType=${adType}`)).total;
  return {
    feed: createHash('sha256').update(readFileSync(feed)).digest('hex'),
    totals: await Promise.all(['sale', 'rent'].map(totalOf)),
    mapping: (await read<{ fields: unknown }>('/api/feed/mappings/primary')).fields,
    frame: await read('/api/site-frame'),
    documents: Object.fromEntries(
      await Promise.all(DOCUMENTS.map(async (name) => [name, (await documentOf(call, name)).fields])),
    ),
    rows: Object.fromEntries(await rowsOf(call)),
    testimonials: await read('/api/testimonials'),
    heading: await read('/newdevtext'),
    isRouted: (await read<{ isOn: boolean }>('/api/lead-routing')).isOn,
    webhooks: await read('/api/webhooks'),
    policy: await read('/api/publishing-policy'),
  };
}

/** Deletes the rows that were added since, and restores the texts of pages. */
export async function restoreSite({ rows, documents }: SiteState): Promise<void> {
  const call = await asAdmin();
  for (const [path, now] of await rowsOf(call)) {
    const known = (rows as Record<string, Row[]>)[path]?.map(({ id }) => id) ?? [];
    for (const { id } of now.filter((row) => !known.includes(row.id)))
      await call(...(COLLECTIONS[path] ?? deleteAt(path))(id));
  }
  for (const [name, before] of Object.entries(documents as Record<string, Fields>)) {
    const { version: expectedVersion, fields: now } = await documentOf(call, name);
    const changed = Object.keys({ ...before, ...now }).filter((key) => before[key] !== now[key]);
    const fields = Object.fromEntries(changed.map((key) => [key, before[key] ?? '']));
    if (changed.length > 0) await call(`/api/documents/${name}`, json('PUT', { fields, expectedVersion }));
  }
}

/** Fields of a document without empty values: a field that was set once is empty rather than absent. */
type Fields = Record<string, string>;

async function documentOf(call: Call, name: string): Promise<{ version: number; fields: Fields }> {
  const answer = await call(`/api/admin/documents/${name}`);
  const { version, fields } = (await answer.json()) as { version: number; fields: Fields };
  return { version, fields: Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')) };
}

const rowsOf = (call: Call): Promise<[string, Row[]][]> =>
  Promise.all(
    Object.keys(COLLECTIONS).map(async (path): Promise<[string, Row[]]> => [
      path,
      (await (await call(path)).json()) as Row[],
    ]),
  );

function deleteAt(path: string): (id: number) => [path: string, init: RequestInit] {
  return (id) => [`${path}/${String(id)}`, { method: 'DELETE' }];
}
