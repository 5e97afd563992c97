import { NO_PREVIOUS_HASH, type LedgerKind } from '@manzil/contracts/leads/ledger';
import type { EntityManager } from 'typeorm';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { hashOfEntry, sha256 } from './ledger-hash.js';

export interface NewEntry {
  kind: LedgerKind;
  leadId: string;
  /** Encrypted; empty for an erasure. */
  content: Buffer;
}

interface Head {
  now: Date;
  seq: string | null;
  hash: string | null;
}

/** Locks in a statement of its own, so that the next statement sees what the previous transaction has committed. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('ledger', 0))";

const HEAD = `
  SELECT clock.now, head.seq, head.hash
  FROM (SELECT date_trunc('milliseconds', clock_timestamp()) AS now) clock
  LEFT JOIN (SELECT seq, hash FROM ledger_entry ORDER BY seq DESC LIMIT 1) head ON true`;

/**
 * Appends entries to the chain. Appending transactions wait for each other until they end, so this comes last in a
 * transaction, after all locks of rows: that also excludes deadlocks.
 */
export async function appendEntries(manager: EntityManager, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await manager.query(LOCK);
  const [{ now, seq, hash }] = await manager.query<[Head]>(HEAD);
  let head = { seq: Number(seq ?? 0), hash: hash ?? NO_PREVIOUS_HASH };
  const rows = entries.map(({ kind, leadId, content }) => {
    const contentHash = sha256(content);
    const link = {
      seq: head.seq + 1,
      at: now.toISOString(),
      kind,
      leadId,
      contentHash,
      previousHash: head.hash,
    };
    head = { seq: link.seq, hash: hashOfEntry(link) };
    return { ...link, seq: String(link.seq), at: now, content, hash: head.hash };
  });
  await manager.insert(LedgerEntryEntity, rows);
}
