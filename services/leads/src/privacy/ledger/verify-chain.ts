import { NO_PREVIOUS_HASH } from '@manzil/contracts/leads/ledger';
import { MoreThan, type DataSource } from 'typeorm';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { hashOfEntry, sha256 } from './ledger-hash.js';

/** An entry by its number and hash, as noted elsewhere. */
interface NotedEntry {
  seq: number;
  hash: string;
}

interface ChainReport {
  /** Counts the intact entries, up to the first that is not. */
  entries: number;
  last: NotedEntry | undefined;
  broken: { seq: number; problem: string } | undefined;
}

/**
 * Walks the ledger from its first entry to the first that is not as it was written. Hashes are computed here and not by
 * the database. Entries that were cut off the end are found by a noted entry only.
 */
export async function verifyChain(
  dataSource: DataSource,
  { noted, batchSize = 500 }: { noted?: NotedEntry | undefined; batchSize?: number } = {},
): Promise<ChainReport> {
  let last: NotedEntry | undefined;
  const report = (broken?: ChainReport['broken']): ChainReport => ({ entries: last?.seq ?? 0, last, broken });
  for (;;) {
    const batch = await dataSource.manager.find(LedgerEntryEntity, {
      where: { seq: MoreThan(String(last?.seq ?? Number.MIN_SAFE_INTEGER)) },
      order: { seq: 'ASC' },
      take: batchSize,
    });
    for (const entry of batch) {
      const broken = problemOf(entry, last, noted);
      if (broken !== undefined) return report(broken);
      last = { seq: Number(entry.seq), hash: entry.hash };
    }
    if (batch.length < batchSize) break;
  }
  const isCut = noted !== undefined && noted.seq > (last?.seq ?? 0);
  return report(
    isCut ? { seq: (last?.seq ?? 0) + 1, problem: 'it is missing, with all after it' } : undefined,
  );
}

function problemOf(
  entry: LedgerEntryEntity,
  last: NotedEntry | undefined,
  noted: NotedEntry | undefined,
): ChainReport['broken'] {
  const { kind, leadId, content, contentHash, previousHash, hash } = entry;
  const seq = Number(entry.seq);
  const expected = (last?.seq ?? 0) + 1;
  if (seq !== expected) return { seq: expected, problem: 'it is missing' };
  if (previousHash !== (last?.hash ?? NO_PREVIOUS_HASH))
    return { seq, problem: 'it is not linked to the entry before it' };
  if (sha256(content) !== contentHash) return { seq, problem: 'its content was changed' };
  if (hashOfEntry({ seq, at: entry.at.toISOString(), kind, leadId, contentHash, previousHash }) !== hash)
    return { seq, problem: 'its content, time, kind or lead was changed' };
  if (noted?.seq === seq && noted.hash !== hash)
    return { seq, problem: 'its hash is not the one that was noted' };
  return undefined;
}
