import type { Timeline, TimelineEntry } from '@manzil/contracts/leads/timeline';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { readGroup, requireLead } from '../../record/lead.repository.js';
import { toNotice } from '../../mail/list-notices.js';
import { MailServer } from '../../mail/mail-server.js';
import { readTimeline, type TimelineRow } from './timeline.repository.js';

/** Notes per message; fits even with the longest ones. */
const SLICE = 50;

/** Returns the timeline of a lead and of those merged into it, with their mail from the mail log. */
@Injectable()
export class GetTimeline {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailServer: MailServer,
  ) {}

  @HandleRpc(showTimeline)
  async get({ leadId, before, asMember }: z.output<typeof showTimeline.request>): Promise<Timeline> {
    const { manager } = this.dataSource;
    await requireLead(manager, leadId, asMember);
    const group = await readGroup(manager, leadId);
    const [at, id] = before?.split('_') ?? [];
    const from = at === undefined || id === undefined ? undefined : { at, id };
    const rows = await readTimeline(manager, group, { before: from, limit: SLICE + 1 });
    const shown = rows.slice(0, SLICE);
    const hasServer = await this.mailServer.isConfigured(manager);
    const last = rows.length > SLICE ? shown.at(-1) : undefined;
    return {
      entries: shown.map((row) => toEntry(row, hasServer)),
      next: last === undefined ? null : `${last.at.toISOString()}_${last.id}`,
    };
  }
}

function toEntry(row: TimelineRow, hasServer: boolean): TimelineEntry {
  const { id, at, kind, author, note, old_value, new_value, mail, origin, enquiry, attachments } = row;
  return {
    id,
    at: at.toISOString(),
    kind,
    by: author,
    text: note,
    from: old_value,
    to: new_value,
    origin,
    enquiry,
    attachments,
    mail: mail && toNotice({ ...mail, updatedAt: at }, hasServer),
  };
}
