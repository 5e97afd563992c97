import { createHash } from 'node:crypto';
import { HASHED_FIELDS, type LedgerLink } from '@manzil/contracts/leads/ledger';

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** The hash of an entry, which covers the hash of the previous entry. */
export const hashOfEntry = (entry: Omit<LedgerLink, 'hash'>): string =>
  sha256(JSON.stringify(HASHED_FIELDS.map((field) => entry[field])));
