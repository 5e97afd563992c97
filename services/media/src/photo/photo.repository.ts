import type { EntityManager } from 'typeorm';

/** What a try needs to know of a photo, and may change. */
export interface SourcePhoto {
  url: string;
  filename: string | null;
  etag: string | null;
  lastModified: string | null;
  sourceHash: string | null;
}

/** Photos of one record that a process takes in hand at once. */
const MOST_TAKEN = 20;
/** Microseconds since 1970, in SQL. */
export const NEW_VERSION = '(extract(epoch FROM clock_timestamp()) * 1000000)::bigint';
/** The stem of a column with file names, in SQL. */
export const stemIn = (column: string): string => `split_part(${column}, '.', 1)`;
export const stemOfName = (filename: string): string => filename.split('.')[0] ?? '';

/** That somebody shows the photo `alias`, in SQL. */
export const isUsed = (alias: string): string =>
  `EXISTS (SELECT 1 FROM source_photo_use used WHERE used.url = ${alias}.url)`;

/** Takes photos that are due, of one record, so that it changes once for all of them. Nobody else takes them meanwhile. */
export const takeDuePhotos = (manager: EntityManager, leaseMs: number): Promise<SourcePhoto[]> =>
  manager.query(
    `WITH first AS (
       SELECT p.url FROM source_photo p WHERE p.due_at <= now() AND p.leased_until <= now() AND ${isUsed('p')}
       ORDER BY p.due_at LIMIT 1 FOR UPDATE SKIP LOCKED),
     unit AS (
       SELECT p.url FROM source_photo p
       WHERE p.due_at <= now() AND p.leased_until <= now() AND p.url IN (
         SELECT beside.url FROM first
         CROSS JOIN LATERAL (SELECT owner FROM source_photo_use u WHERE u.url = first.url LIMIT 1) one
         JOIN source_photo_use beside ON beside.owner = one.owner)
       LIMIT ${MOST_TAKEN} FOR UPDATE SKIP LOCKED),
     taken AS (
       UPDATE source_photo p SET leased_until = now() + $1 * interval '1 millisecond'
       FROM unit WHERE p.url = unit.url
       RETURNING p.url, p.filename, p.etag, p.last_modified, p.source_hash)
     SELECT url, filename, etag, last_modified AS "lastModified", source_hash AS "sourceHash" FROM taken`,
    [leaseMs],
  );

export async function holdPhotos(manager: EntityManager, urls: string[], leaseMs: number): Promise<void> {
  await manager.query(
    `UPDATE source_photo SET leased_until = now() + $2 * interval '1 millisecond' WHERE url = ANY($1)`,
    [urls, leaseMs],
  );
}

/** The asset that was made of these very bytes when they came from any address. */
export async function filenameOfBytes(
  manager: EntityManager,
  sourceHash: string,
): Promise<string | undefined> {
  const [known] = await manager.query<{ filename: string }[]>(
    `SELECT a.filename FROM source_photo p JOIN asset a ON a.filename = p.filename AND a.deleting_at IS NULL
     WHERE p.source_hash = $1 LIMIT 1`,
    [sourceHash],
  );
  return known?.filename;
}
