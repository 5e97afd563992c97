import { MOST_SAVED_SEARCHES, type NewSavedSearch } from '@manzil/contracts/leads/saved-search';
import { saveSearch } from '@manzil/contracts/leads/saved-search-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queueMails } from '../mail/mail.repository.js';
import { mailboxOf } from '../mail/suppression/mailbox-of.js';
import { canonicalCriteria, hashOfCriteria } from './criteria.js';
import { searchName } from './search-name.js';

const HOUR_MS = 3_600_000;

interface StoredSearch {
  id: string;
  /** When it was saved, again if it had been stopped: the seconds since 1970. */
  restarts: string;
}

/**
 * Saves a search, which is pending until its owner uses the link in a mail. Saving it again keeps it and queues the
 * mail again, at most once an hour, until it is confirmed; whether the mail is still needed is checked when it is sent.
 */
@Injectable()
export class SaveSearch {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(saveSearch)
  async save({
    email,
    frequency,
    criteria,
    language,
    spamSuspected,
  }: NewSavedSearch): Promise<Record<string, never>> {
    // No mail server knows such an address.
    if (spamSuspected || !z.email().safeParse(email).success) return {};
    const canonical = canonicalCriteria(criteria);
    const [mailbox, hash] = [mailboxOf(email), hashOfCriteria(canonical)];
    await this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, `searches ${mailbox}`);
      const name = searchName(canonical, { typed: true, language });
      const saved = { email, mailbox, hash, frequency, name, language };
      const { id, restarts } = (await isFull(manager, { mailbox, email, hash }))
        ? await leaveAsTheyAre(manager, mailbox)
        : await store(manager, { ...saved, criteria: JSON.stringify(canonical) });
      const key = `search-confirmation:${id}:${restarts}:${String(Math.floor(Date.now() / HOUR_MS))}`;
      await queueMails(manager, [
        { key, kind: 'search-confirmation', searchId: id, recipient: email, mailbox },
      ]);
    });
    return {};
  }
}

/** Returns true when the mailbox has reached its limit with other searches. */
async function isFull(
  manager: EntityManager,
  { mailbox, email, hash }: Readonly<Record<'mailbox' | 'email' | 'hash', string>>,
): Promise<boolean> {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM saved_search
     WHERE mailbox = $1 AND state <> 'stopped' AND NOT (lower(address) = lower($2) AND criteria_hash = $3)`,
    [mailbox, email, hash],
  );
  return row.count >= MOST_SAVED_SEARCHES;
}

/**
 * Returns the oldest search of the mailbox. It is rewritten unchanged, because a quicker answer would reveal that the
 * mailbox has the maximum number of searches.
 */
async function leaveAsTheyAre(manager: EntityManager, mailbox: string): Promise<StoredSearch> {
  const [[row]] = await manager.query<[[StoredSearch], number]>(
    `UPDATE saved_search SET updated_at = updated_at
     WHERE id = (SELECT id FROM saved_search WHERE mailbox = $1 AND state <> 'stopped' ORDER BY created_at, id LIMIT 1)
     RETURNING id, extract(epoch FROM created_at)::text AS restarts`,
    [mailbox],
  );
  return row;
}

/** Saving a search cannot change an active one that gets mail: its owner has a link for that. */
async function store(
  manager: EntityManager,
  saved: Readonly<
    Record<'email' | 'mailbox' | 'hash' | 'frequency' | 'name' | 'criteria' | 'language', string>
  >,
): Promise<StoredSearch> {
  const { email, mailbox, criteria, hash, name, frequency, language } = saved;
  const [row] = await manager.query<[StoredSearch]>(
    `INSERT INTO saved_search AS s (address, mailbox, criteria, criteria_hash, name, frequency, language)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (lower(address), criteria_hash) DO UPDATE SET
       frequency = CASE s.state WHEN 'active' THEN s.frequency ELSE excluded.frequency END,
       name = CASE s.state WHEN 'active' THEN s.name ELSE excluded.name END,
       language = CASE s.state WHEN 'active' THEN s.language ELSE excluded.language END,
       created_at = CASE s.state WHEN 'stopped' THEN now() ELSE s.created_at END,
       updated_at = CASE s.state WHEN 'active' THEN s.updated_at ELSE now() END,
       state = CASE s.state WHEN 'stopped' THEN 'pending' ELSE s.state END
     RETURNING id, extract(epoch FROM created_at)::text AS restarts`,
    [email, mailbox, criteria, hash, name, frequency, language],
  );
  return row;
}
