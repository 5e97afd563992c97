import type { ImportCounts } from '@manzil/contracts/listings/import-run';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { PropertyEntity } from '../property/property.entity.js';
import { ImportRunEntity, type FeedMark } from './import-run.entity.js';
import type { Attempt } from './import-run.repository.js';

/** However sure it is that nothing has changed, a feed is read record by record this often. */
const READ_IN_FULL_EVERY_MS = 24 * 60 * 60_000;

/** The run whose feed the catalogue shows. */
export type StandingRun = ImportRunEntity & { feedHash: string; feedMark: FeedMark };

/**
 * The run whose feed the catalogue shows to the last field, so that the same bytes could change nothing: the
 * last one that changed the catalogue, when it read a feed from the same place in the same way, was not let
 * through by staff, and left nothing marked as missing, which a second run would withdraw.
 */
export async function findStandingRun(
  manager: EntityManager,
  { source, location }: Attempt,
  reader: string,
): Promise<StandingRun | undefined> {
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

/** What a run counts that finds the feed of `run` once more. */
export function countsOfSame({ counts }: StandingRun): ImportCounts {
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
