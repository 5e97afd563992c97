import type { EntityManager } from 'typeorm';

/** The state of a source photo that a download reads and may change. */
export interface SourcePhoto {
  url: string;
  filename: string | null;
  etag: string | null;
  lastModified: string | null;
  sourceHash: string | null;
}

/** Maximum number of photos of one record that a worker leases at once. */
const LEASE_BATCH = 20;
/** SQL for a new version: microseconds since 1970. */
export const NEW_VERSION = '(extract(epoch FROM clock_timestamp()) * 1000000)::bigint';
/** SQL for the stem of a column with file names. */
export const stemIn = (column: string): string => `split_part(${column}, '.', 1)`;
export const stemOfName = (filename: string): string => filename.split('.')[0] ?? '';

/** SQL for whether a record shows the photo of the row `table`. */
export const isUsed = (table: string): string =>
  `EXISTS (SELECT 1 FROM source_photo_use used WHERE used.url = ${table}.url)`;

/** Leases photos of one record that are due, so that the record changes once for all of them. */
export const leaseDuePhotos = (manager: EntityManager, leaseMs: number): Promise<SourcePhoto[]> =>
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
       LIMIT ${LEASE_BATCH} FOR UPDATE SKIP LOCKED),
     taken AS (
       UPDATE source_photo p SET leased_until = now() + $1 * interval '1 millisecond'
       FROM unit WHERE p.url = unit.url
       RETURNING p.url, p.filename, p.etag, p.last_modified, p.source_hash)
     SELECT url, filename, etag, last_modified AS "lastModified", source_hash AS "sourceHash" FROM taken`,
    [leaseMs],
  );

export async function leasePhotos(manager: EntityManager, urls: string[], leaseMs: number): Promise<void> {
  await manager.query(
    `UPDATE source_photo SET leased_until = now() + $2 * interval '1 millisecond' WHERE url = ANY($1)`,
    [urls, leaseMs],
  );
}

/** Returns the file name of the asset that was made of the same bytes, from any URL. */
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
