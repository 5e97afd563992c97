import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const SOURCE = join(root, 'demo/feed/manzil-demo.xml');
const DATE = /(<(?:Listing_Date|Last_Updated)>)(\d{4}-\d\d-\d\d)( \d\d:\d\d:\d\d<)/g;
const DAY_MS = 86_400_000;

/** The feed with all its dates moved by as many whole days as bring the latest to the day of `now`, or the one before. */
export function datedFeed(xml, now) {
  const latest = [...xml.matchAll(DATE)]
    .map(([, , day, time]) => `${day}T${time.slice(1, -1)}+04:00`)
    .sort()
    .at(-1);
  if (latest === undefined) return xml;
  const days = Math.floor((now - Date.parse(latest)) / DAY_MS);
  const moved = (day) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
  return xml.replace(DATE, (_, open, day, rest) => open + moved(day) + rest);
}

/** Writes the demo feed as an agency's export of today. */
export function writeDemoFeed(target) {
  writeFileSync(target, datedFeed(readFileSync(SOURCE, 'utf8'), Date.now()));
}

/**
 * The demo feed of an installation, dated at its first start. It ages from then on as any catalogue does; only a demo
 * feed of a later release is dated anew.
 */
export function keptDemoFeed(folder) {
  const kept = join(folder, 'demo-feed.xml');
  if (!existsSync(kept) || statSync(kept).mtimeMs < statSync(SOURCE).mtimeMs) writeDemoFeed(kept);
  return kept;
}
