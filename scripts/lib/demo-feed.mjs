import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SOURCE = join(root, 'demo/feed/manzil-demo.xml');
const DATE = /(<(?:Listing_Date|Last_Updated)>)(\d{4}-\d\d-\d\d)( \d\d:\d\d:\d\d<)/g;
const DAY_MS = 86_400_000;
const RECORD = /<Listing>[^]*?<\/Listing>/g;
const PRICE = /(<Price>)(\d+)(<\/Price>)/;

const LISTED = /<Listing_Date>(\d{4}-\d\d-\d\d) /;
const SETTLED_MS = 14 * DAY_MS;
/** AED. */
const LEAST_PRICE = 50_000;
const STEP = 1_000;

/** Returns the feed with all dates moved by whole days, so that the latest is on the day of `now` or the day before. */
export function datedFeed(xml, now) {
  const latest = latestDate(xml);
  if (latest === undefined) return xml;
  const days = Math.floor((now - latest) / DAY_MS);
  const moved = (day) => dayOf(Date.parse(day) + days * DAY_MS);
  return xml.replace(DATE, (_, open, day, rest) => open + moved(day) + rest);
}

/** Milliseconds since 1970; undefined without dates. */
function latestDate(xml) {
  const latest = [...xml.matchAll(DATE)]
    .map(([, , day, time]) => `${day}T${time.slice(1, -1)}+04:00`)
    .sort()
    .at(-1);
  return latest && Date.parse(latest);
}

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

/**
 * Returns the feed before some prices fell: every ninth home that has been listed for two weeks was some per cent more
 * expensive. Monthly rents, and prices in another notation, are not changed.
 */
export function feedBeforeReductions(xml) {
  const settled = dayOf(latestDate(xml) - SETTLED_MS);
  let count = 0;
  return xml.replace(RECORD, (record) => {
    const price = Number(PRICE.exec(record)?.[2] ?? 0);
    if (price < LEAST_PRICE || record.includes('per month') || LISTED.exec(record)?.[1] > settled)
      return record;
    count += 1;
    const dearer = Math.round((price * (1.04 + (count % 4) * 0.02)) / STEP) * STEP;
    return count % 9 === 0 ? record.replace(PRICE, `$1${dearer}$3`) : record;
  });
}

/**
 * Writes the demo feed of an installation, dated at its first start. It then ages like any catalogue; only the demo
 * feed of a later release is dated again. A new installation gets the feed from before the price reductions, and
 * `text`, which replaces it after its import.
 */
export function keptDemoFeed(folder) {
  const file = join(folder, 'demo-feed.xml');
  const isNew = !existsSync(file);
  if (!isNew && statSync(file).mtimeMs >= statSync(SOURCE).mtimeMs) return { file };
  const text = datedFeed(readFileSync(SOURCE, 'utf8'), Date.now());
  writeFileSync(file, isNew ? feedBeforeReductions(text) : text);
  return isNew ? { file, text } : { file };
}
