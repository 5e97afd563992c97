import type { ImportCounts, QuarantineReason } from '@manzil/contracts/listings/import-run';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { EntityManager } from 'typeorm';
import type { ListingsConfig } from '../config.js';
import { ofFeed } from '../property/locks/locked-columns.js';
import type { Attempt } from './import-run.repository.js';

/** Minimum base of a share: smaller sets may lose as many listings as a set of this size. */
const FEWEST_FOR_SHARES = 20;

/** Minimum number of prices for a meaningful median. */
const FEWEST_PRICES = 3;

const isWithin = (limit: number, count: number, total: number): boolean =>
  count <= limit * Math.max(total, FEWEST_FOR_SHARES);

export type JudgeLimits = Pick<
  ListingsConfig,
  | 'FEED_MAX_WITHDRAWN_SHARE'
  | 'FEED_MAX_PRICE_FACTOR'
  | 'FEED_MAX_REJECTED_SHARE'
  | 'FEED_MAX_DUPLICATE_SHARE'
  | 'FEED_MAX_VANISHED_SHARE'
>;

/** Compares live and staged listings of one ad type. */
interface Comparison {
  adType: AdType;
  live: number;
  /** Live listings that were in the feed until now and are not in the stage. */
  lost: number;
  /**
   * Listings with a price before; how many of them have a price in the stage; and the median ratio of new to old price.
   */
  priced: number;
  stillPriced: number;
  ratio: number | null;
  withPhotos: number;
  stillWithPhotos: number;
}

/**
 * Returns the reasons to quarantine the staged feed, if any. Neither the stage nor the catalogue may change
 * meanwhile.
 */
export async function judgeStage(
  manager: EntityManager,
  attempt: Attempt,
  { read, rejected, duplicates }: ImportCounts,
  limits: JudgeLimits,
): Promise<QuarantineReason[]> {
  const found = await compare(manager, attempt);
  return [
    ...judgeRecords(read, rejected - duplicates, duplicates, limits),
    ...judgeLoss(found, limits),
    ...found.flatMap((each) => judgePrices(each, limits)),
    ...judgePhotos(found, limits),
  ];
}

// Compares a feed with its previous values, not with the values locked by staff.
const AD_TYPE = ofFeed('p', 'ad_type', 'text');
const PRICE = ofFeed('p', 'price', 'integer');
const IMAGES = ofFeed('p', 'images', 'jsonb');

const compare = (manager: EntityManager, { runId, number, source }: Attempt): Promise<Comparison[]> =>
  manager.query(
    `SELECT ${AD_TYPE} AS "adType", count(*)::int AS live,
            count(*) FILTER (WHERE s.source_reference IS NULL AND p.presence = 'listed')::int AS lost,
            count(*) FILTER (WHERE s.record IS NOT NULL AND ${PRICE} IS NOT NULL)::int AS priced,
            count(*) FILTER (WHERE s.record IS NOT NULL AND ${PRICE} IS NOT NULL AND s.price IS NOT NULL)::int AS "stillPriced",
            percentile_cont(0.5) WITHIN GROUP (ORDER BY s.price::float8 / ${PRICE}) AS ratio,
            count(*) FILTER (WHERE s.record IS NOT NULL AND ${IMAGES} <> '[]')::int AS "withPhotos",
            count(*) FILTER (WHERE s.photos > 0 AND ${IMAGES} <> '[]')::int AS "stillWithPhotos"
     FROM property p LEFT JOIN (SELECT * FROM import_stage WHERE run_id = $1 AND attempt = $2) s
       ON coalesce(s.old_reference, s.source_reference) = p.source_reference
     WHERE p.source = $3 AND p.presence IN ('listed', 'missing')
     GROUP BY 1 ORDER BY 1`,
    [runId, number, source],
  );

function judgeRecords(
  read: number,
  unreadable: number,
  duplicates: number,
  limits: JudgeLimits,
): QuarantineReason[] {
  if (read === 0) return [{ code: 'empty', figures: { read }, sentence: 'The feed contains no listings' }];
  if (unreadable === read) {
    return [
      { code: 'nothing-readable', figures: { read }, sentence: `None of the ${read} listings can be read` },
    ];
  }
  const judge = (
    code: 'rejected-share' | 'duplicate-share',
    count: number,
    limit: number,
    what: string,
  ): QuarantineReason[] =>
    isWithin(limit, count, read)
      ? []
      : [
          {
            code,
            figures: { read, count, share: count / read, limit },
            sentence: `${count} of ${read} records ${what}: ${percent(count / read)}, where ${percent(limit)} are allowed`,
          },
        ];
  return [
    ...judge('rejected-share', unreadable, limits.FEED_MAX_REJECTED_SHARE, 'cannot be read'),
    ...judge('duplicate-share', duplicates, limits.FEED_MAX_DUPLICATE_SHARE, 'repeat an earlier one'),
  ];
}

/** Ignores listings that were missing before, because the run that first missed them was judged. */
function judgeLoss(found: Comparison[], limits: JudgeLimits): QuarantineReason[] {
  const live = sum(found, 'live');
  const lost = sum(found, 'lost');
  const limit = limits.FEED_MAX_WITHDRAWN_SHARE;
  if (isWithin(limit, lost, live)) return [];
  const share = lost / live;
  const sentence = `${lost} of ${live} live listings are not in the feed: ${percent(share)}, where ${percent(limit)} are allowed`;
  return [{ code: 'withdrawn-share', figures: { live, lost, share, limit }, sentence }];
}

function judgePrices(
  { adType, priced, stillPriced, ratio }: Comparison,
  limits: JudgeLimits,
): QuarantineReason[] {
  const reasons: QuarantineReason[] = [];
  const gone = priced - stillPriced;
  const limit = limits.FEED_MAX_VANISHED_SHARE;
  if (!isWithin(limit, gone, priced)) {
    const sentence = `${gone} of ${priced} listings for ${adType} would lose their price: ${percent(gone / priced)}, where ${percent(limit)} are allowed`;
    reasons.push({
      code: 'prices-vanished',
      figures: { priced, gone, share: gone / priced, limit },
      sentence,
    });
  }
  const factor = limits.FEED_MAX_PRICE_FACTOR;
  if (stillPriced >= FEWEST_PRICES && ratio !== null && (ratio > factor || ratio < 1 / factor)) {
    const times = Number(ratio.toPrecision(3));
    const sentence = `Prices of listings for ${adType} would become ${times} times what they are (median of ${stillPriced}), where at most ${factor} times either way is allowed`;
    reasons.push({ code: 'price-shift', figures: { listings: stillPriced, ratio, limit: factor }, sentence });
  }
  return reasons;
}

function judgePhotos(found: Comparison[], limits: JudgeLimits): QuarantineReason[] {
  const withPhotos = sum(found, 'withPhotos');
  const gone = withPhotos - sum(found, 'stillWithPhotos');
  const limit = limits.FEED_MAX_VANISHED_SHARE;
  if (isWithin(limit, gone, withPhotos)) return [];
  const share = gone / withPhotos;
  const sentence = `${gone} of ${withPhotos} listings would lose all their photos: ${percent(share)}, where ${percent(limit)} are allowed`;
  return [{ code: 'photos-vanished', figures: { withPhotos, gone, share, limit }, sentence }];
}

const sum = (found: Comparison[], key: 'live' | 'lost' | 'withPhotos' | 'stillWithPhotos'): number =>
  found.reduce((total, each) => total + each[key], 0);

const percent = (share: number): string => `${Number((share * 100).toFixed(1))} %`;
