import type { Timeline, TimelineEntry } from '@manzil/contracts/leads/timeline';
import { showTimeline } from '@manzil/contracts/http/lead-timeline';
import { getAssets } from '@manzil/contracts/media/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { readGroup, requireLead } from '../../record/lead.repository.js';
import { toNotice } from '../../mail/list-notices.js';
import { MailServer } from '../../mail/mail-server.js';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { readTimeline, type TimelineRow } from './timeline.repository.js';

/** Notes per message; fits even with the longest ones. */
const SLICE = 50;

/** Returns the timeline of a lead and of those merged into it, with their mail from the mail log. */
@Injectable()
export class GetTimeline {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailServer: MailServer,
    private readonly rpc: RpcClient,
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
    const inLibrary = await this.inLibrary(shown.flatMap((row) => row.attached_files));
    const last = rows.length > SLICE ? shown.at(-1) : undefined;
    return {
      entries: shown.map((row) => toEntry(row, { hasServer, inLibrary })),
      next: last === undefined ? null : `${last.at.toISOString()}_${last.id}`,
    };
  }

  /** None while media does not answer: names without links are enough to read a timeline. */
  private async inLibrary(files: readonly string[]): Promise<Set<string>> {
    const filenames = [...new Set(files)];
    if (filenames.length === 0) return new Set();
    try {
      const { items } = await this.rpc.request(getAssets, { filenames });
      return new Set(items.map(({ filename }) => filename));
    } catch {
      return new Set();
    }
  }
}

function toEntry(
  row: TimelineRow,
  { hasServer, inLibrary }: { hasServer: boolean; inLibrary: ReadonlySet<string> },
): TimelineEntry {
  const {
    id,
    at,
    kind,
    author,
    note,
    old_value,
    new_value,
    mail,
    origin,
    enquiry,
    attachments,
    attached_files,
  } = row;
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
    attachmentPaths: attached_files.map((file) => (inLibrary.has(file) ? `/uploads/${file}` : null)),
    mail: mail && toNotice({ ...mail, updatedAt: at }, hasServer),
  };
}
