import type { ImportCounts } from '@manzil/contracts/listings/import-run';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { PropertyEntity } from '../property/property.entity.js';
import { ImportRunEntity, type FeedMark } from './import-run.entity.js';
import type { Attempt } from './import-run.repository.js';

/** A feed is read record by record at least this often, even if its bytes do not change. */
const READ_IN_FULL_EVERY_MS = 24 * 60 * 60_000;

/** The run whose feed the catalogue shows. */
export type CurrentRun = ImportRunEntity & { feedHash: string; feedMark: FeedMark };

/**
 * Finds the run whose feed the catalogue shows completely, so that the same bytes could not change anything: the last
 * run that changed the catalogue, if it read a feed from the same place in the same way, was not approved by staff,
 * and left no listing marked as missing, which a second run would withdraw.
 */
export async function findCurrentRun(
  manager: EntityManager,
  { source, location }: Attempt,
  reader: string,
): Promise<CurrentRun | undefined> {
  const run = await manager.findOne(ImportRunEntity, {
    where: { source, revision: Not(IsNull()) },
    order: { revision: 'DESC' },
  });
  if (run?.kind !== 'feed' || run.decision !== null || run.undoneBy !== null) return undefined;
  const { feedHash, feedMark } = run;
  if (feedHash === null || run.location !== location || feedMark?.reader !== reader) return undefined;
  if (Date.now() - feedMark.readAt > READ_IN_FULL_EVERY_MS) return undefined;
  const isWaiting = await manager.existsBy(PropertyEntity, { source, presence: 'missing' });
  return isWaiting ? undefined : { ...run, feedHash, feedMark };
}

/** Returns the counts of a run that reads the feed of `run` again. */
export function countsUnchanged({ counts }: CurrentRun): ImportCounts {
  const { added, changed, unchanged } = counts;
  return {
    ...counts,
    added: 0,
    changed: 0,
    unchanged: added + changed + unchanged,
    withdrawn: 0,
    missing: 0,
  };
}
