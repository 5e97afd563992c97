import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ListingsConfig } from '../config.js';
import type { Reading } from '../feed/reading.js';

/** The folders of the code that reads and judges feeds, resolves their places, and compares names. */
const CODE = ['../feed/', '../place/', '../text/', './'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Modules of contracts that parse contacts and compare photos. */
const CONTRACTS = [
  'leads/email',
  'leads/phone',
  'leads/phone-in-text',
  'leads/enquiry',
  'media/signed-url',
].map((name) => fileURLToPath(import.meta.resolve(`@manzil/contracts/${name}`)));

let code: string | undefined;

/**
 * Hashes the code, the settings and the mapping that read and judge a feed: equal fingerprints give equal results for
 * equal bytes.
 */
export function readerFingerprint(config: ListingsConfig, mapping: Reading): string {
  const files = [...CODE.flatMap(filesBelow), ...CONTRACTS];
  code ??= hashOf(files.map((file) => readFileSync(file, 'utf8')));
  const { FEED_FORMAT, FEED_MAX_WITHDRAWN_SHARE, FEED_MAX_PRICE_FACTOR } = config;
  const { FEED_MAX_REJECTED_SHARE, FEED_MAX_DUPLICATE_SHARE, FEED_MAX_VANISHED_SHARE } = config;
  const limits = [FEED_MAX_WITHDRAWN_SHARE, FEED_MAX_PRICE_FACTOR, FEED_MAX_VANISHED_SHARE];
  const shares = [FEED_MAX_REJECTED_SHARE, FEED_MAX_DUPLICATE_SHARE];
  return hashOf([code, JSON.stringify([FEED_FORMAT, mapping, limits, shares])]);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name) && !/\.(spec|d)\.ts$/.test(name))
    .sort()
    .map((name) => folder + name);
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url');
}
