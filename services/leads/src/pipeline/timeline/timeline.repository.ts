import type { LeadOrigin } from '@manzil/contracts/leads/origin';
import type { MergedEnquiry, TimelineKind } from '@manzil/contracts/leads/timeline';
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
  enquiry: MergedEnquiry | null;
  attachments: string[];
  attached_files: string[];
}

/** The form and the mail log are read from their own tables. The mail of a reply has the id of its timeline entry. */
const ROWS = `
  SELECT id, received_at AS at, 'received' AS kind, coalesce(entered_by, '') AS author, source AS note, NULL AS old_value, NULL AS new_value,
         NULL::jsonb AS mail, origin, CASE WHEN merged_into IS NOT NULL THEN jsonb_build_object(
           'id', id, 'kind', kind, 'name', name, 'email', email, 'phone', phone, 'listing', listing, 'message', message,
           'photos', to_jsonb(photos)) END AS enquiry, '{}'::text[] AS attachments, '{}'::text[] AS attached_files
  FROM lead WHERE id = ANY ($1)
  UNION ALL
  SELECT id, updated_at, 'mail', '', NULL, NULL, NULL,
         jsonb_build_object('kind', kind, 'recipient', recipient, 'status', status, 'error', error), NULL, NULL, '{}', '{}'
  FROM mail WHERE lead_id = ANY ($1) AND kind <> 'lead-reply'
  UNION ALL
  SELECT entry.id, at, entry.kind, author, note, old_value, new_value,
         CASE WHEN mail.id IS NOT NULL THEN jsonb_build_object('kind', mail.kind, 'recipient', recipient, 'status', status, 'error', error) END,
         NULL, NULL, attachments, attached_files
  FROM lead_entry AS entry LEFT JOIN mail ON mail.id = entry.id WHERE entry.lead_id = ANY ($1)`;

/** Reads up to `limit` timeline rows of leads, newest first, older than `before`. */
export const readTimeline = (
  manager: EntityManager,
  leadIds: readonly string[],
  { before, limit }: { before?: { at: string; id: string } | undefined; limit?: number } = {},
): Promise<TimelineRow[]> =>
  manager.query<TimelineRow[]>(
    `SELECT * FROM (${ROWS}) happened
     WHERE $2::timestamptz IS NULL OR (at, id) < ($2::timestamptz, $3::uuid)
     ORDER BY at DESC, id DESC LIMIT $4`,
    [leadIds, before?.at ?? null, before?.id ?? null, limit ?? null],
  );

/** Notes of a lead in the export, which keep its line within one message. */
const MOST_EXPORTED_NOTES = 50;

/**
 * Reads the newest notes of leads by id, oldest first, separated by empty lines. A note that a later one contains is left
 * out: each save of the notes field of the API adds the whole text.
 */
export async function readNotes(
  manager: EntityManager,
  leads: readonly { id: string }[],
): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; notes: string }[]>(
    `SELECT lead.id, string_agg(entry.note, E'\\n\\n' ORDER BY entry.at, entry.id) AS notes
     FROM unnest($1::uuid[]) AS lead (id) CROSS JOIN LATERAL (
       SELECT note, at, id FROM lead_entry AS one
       WHERE lead_id = lead.id AND kind = 'note' AND note <> '' AND NOT EXISTS (
         SELECT FROM lead_entry AS later
         WHERE later.lead_id = lead.id AND later.kind = 'note'
           AND (later.at, later.id) > (one.at, one.id) AND position(one.note IN later.note) > 0)
       ORDER BY at DESC, id DESC LIMIT ${String(MOST_EXPORTED_NOTES)}) AS entry
     GROUP BY lead.id`,
    [leads.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, notes }) => [id, notes]));
}
