import type { LeadOrigin } from '@manzil/contracts/leads/origin';
import type { TimelineKind } from '@manzil/contracts/leads/timeline';
import type { EntityManager } from 'typeorm';
import type { MailEntity } from '../../mail/mail.entity.js';

export interface TimelineRow {
  id: string;
  at: Date;
  kind: TimelineKind;
  author: string;
  note: string | null;
  old_value: string | null;
  new_value: string | null;
  mail: Pick<MailEntity, 'kind' | 'recipient' | 'status' | 'error'> | null;
  origin: LeadOrigin | null;
}

/** The form and the mail log are read from their own tables. The mail of a reply has the id of its timeline entry. */
const ROWS = `
  SELECT id, received_at AS at, 'received' AS kind, coalesce(entered_by, '') AS author, source AS note, NULL AS old_value, NULL AS new_value,
         NULL::jsonb AS mail, origin FROM lead WHERE id = $1
  UNION ALL
  SELECT id, updated_at, 'mail', '', NULL, NULL, NULL,
         jsonb_build_object('kind', kind, 'recipient', recipient, 'status', status, 'error', error), NULL
  FROM mail WHERE lead_id = $1 AND kind <> 'lead-reply'
  UNION ALL
  SELECT entry.id, at, entry.kind, author, note, old_value, new_value,
         CASE WHEN mail.id IS NOT NULL THEN jsonb_build_object('kind', mail.kind, 'recipient', recipient, 'status', status, 'error', error) END,
         NULL
  FROM lead_entry AS entry LEFT JOIN mail ON mail.id = entry.id WHERE entry.lead_id = $1`;

/** Reads up to `limit` timeline rows of a lead, newest first, older than `before`. */
export const readTimeline = (
  manager: EntityManager,
  leadId: string,
  { before, limit }: { before?: { at: string; id: string } | undefined; limit?: number } = {},
): Promise<TimelineRow[]> =>
  manager.query<TimelineRow[]>(
    `SELECT * FROM (${ROWS}) happened
     WHERE $2::timestamptz IS NULL OR (at, id) < ($2::timestamptz, $3::uuid)
     ORDER BY at DESC, id DESC LIMIT $4`,
    [leadId, before?.at ?? null, before?.id ?? null, limit ?? null],
  );
