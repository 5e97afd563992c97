import { createHash } from 'node:crypto';
import {
  getProperty,
  listProperties,
  searchProperties,
  suggestProperties,
} from '@manzil/contracts/listings/property-rpc';
import { DomainError } from '@manzil/service-kit/errors';
import type { ListingsStack } from './listings-stack.js';

/**
 * Hashes all public data of the catalogue: every page of every list, suggestions, and the response for each link of
 * `pagelinks` (default: all links that ever existed).
 */
export async function publicChecksum(
  { client, dataSource }: Pick<ListingsStack, 'client' | 'dataSource'>,
  pagelinks?: string[],
): Promise<string> {
  const hash = createHash('sha256');
  const add = (part: unknown): unknown => hash.update(JSON.stringify(part));
  for (const adType of ['sale', 'rent'] as const) {
    for (const sort of ['newest', 'price-asc', 'price-desc', 'area-desc'] as const) {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const found = await client.request(searchProperties, { adType, sort, page, pageSize: 48 });
        pages = found.pageCount;
        add(found);
      }
    }
    add(await client.request(searchProperties, { adType, featured: true, q: 'home' }));
    add(await client.request(listProperties, { adType }));
    // `provisional` depends on the search vocabulary being read again, not on the catalogue.
    const { provisional: _provisional, ...suggested } = await client.request(suggestProperties, {
      adType,
      q: 't',
    });
    add(suggested);
  }
  for (const pagelink of pagelinks ?? (await allPagelinks(dataSource))) {
    add(await client.request(getProperty, { pagelink }).catch(codeOf));
  }
  return hash.digest('hex');
}

export async function allPagelinks(dataSource: ListingsStack['dataSource']): Promise<string[]> {
  const rows = await dataSource.query<{ pagelink: string }[]>('SELECT pagelink FROM property ORDER BY id');
  return rows.map(({ pagelink }) => pagelink);
}

function codeOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  throw error;
}

/**
 * Hashes all columns that a run may change, without the version, which only increases, and the prices of runs that
 * were not rolled back.
 */
export async function catalogueChecksum({ dataSource }: Pick<ListingsStack, 'dataSource'>): Promise<string> {
  const rows = await dataSource.query<{ row: unknown }[]>(
    "SELECT to_jsonb(p) - 'version' AS row FROM property p WHERE presence <> 'retracted' ORDER BY id",
  );
  const prices = await dataSource.query<unknown[]>(
    `SELECT h.* FROM asking_price h JOIN import_run r ON r.id = h.run_id
     WHERE r.undone_by IS NULL ORDER BY h.property_id, h.since`,
  );
  return createHash('sha256')
    .update(JSON.stringify([rows, prices]))
    .digest('hex');
}
