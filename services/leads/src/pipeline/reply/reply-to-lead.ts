import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { replyToLead } from '@manzil/contracts/http/lead-replies';
import type { NewReply } from '@manzil/contracts/leads/reply';
import { attachmentName, type ReplyFile } from '@manzil/contracts/leads/reply-file';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { MailServer } from '../../mail/mail-server.js';
import { queueMails } from '../../mail/mail.repository.js';
import { mailboxOf } from '../../mail/suppression/mailbox-of.js';
import { LeadListeners } from '../../record/lead-listeners.js';
import { LeadEntity } from '../../record/lead.entity.js';
import { requireLead, requireUnmerged, titleOf } from '../../record/lead.repository.js';
import { appendChanges, appendToTimeline } from '../timeline/append-to-timeline.js';
import { isStored, requireStored } from '../timeline/is-stored.js';
import { LeadEntryEntity } from '../timeline/lead-entry.entity.js';
import { requireRoom } from '../timeline/require-room.js';
import { ReplyFiles } from './reply-files.js';

type Request = z.output<typeof replyToLead.request>;

/**
 * Writes a reply into the timeline once, and queues its mail in the same transaction. A new lead becomes contacted. A
 * reply needs no version of the lead, so it is never in conflict.
 */
@Injectable()
export class ReplyToLead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly listeners: LeadListeners,
    private readonly mailServer: MailServer,
    private readonly files: ReplyFiles,
  ) {}

  @HandleRpc(replyToLead)
  async reply({ leadId, reply, asMember }: Request): Promise<Record<string, never>> {
    const files = await this.filesOf({ leadId, reply, asMember });
    await this.dataSource.transaction(async (manager) => {
      // A change of the lead at the same time waits, so that none is lost.
      await manager.query('SELECT FROM lead WHERE id = $1 FOR UPDATE', [leadId]);
      const before = await requireLead(manager, leadId, asMember);
      requireUnmerged(before);
      const author = asMember.username;
      const entry = { ...entryOf(reply), leadId, author, attachments: files.map(attachmentName) };
      if (await isStored(manager, entry)) return;
      await this.requirePossible(manager, before, reply);
      await requireRoom(manager, leadId);
      if (!(await appendToTimeline(manager, entry))) {
        await requireStored(manager, entry);
        return;
      }
      if (reply.kind === 'email') await queueReply(manager, before, reply.id);
      const after = await markContacted(manager, before, author);
      await appendChanges(manager, { before, after, by: author });
      const record = auditRecord({
        action: 'lead-answered',
        entity: { kind: 'lead', id: leadId, title: titleOf(before), link: '/backend/leads' },
        details: { channel: entry.kind },
      });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      const change = { reply, by: author };
      await this.listeners.publishChange(manager, {
        kind: 'changed',
        before,
        ...(after.version === before.version
          ? { change }
          : { after, change: { ...change, stage: after.stage, version: after.version } }),
      });
    });
    return {};
  }

  /**
   * Checks the files before the transaction, where other processes may be asked. Those of a stored reply are not checked
   * again: it is answered as before, even if one was deleted since.
   */
  private async filesOf({ leadId, reply, asMember }: Request): Promise<ReplyFile[]> {
    const names = attachedTo(reply);
    const { manager } = this.dataSource;
    if (names.length === 0 || (await manager.existsBy(LeadEntryEntity, { id: reply.id }))) return [];
    return this.files.require(await requireLead(manager, leadId, asMember), names, asMember);
  }

  private async requirePossible(
    manager: EntityManager,
    { kind, status, email }: LeadEntity,
    reply: NewReply,
  ): Promise<void> {
    if (kind === 'newsletter' || status === 'spam')
      throw new DomainError('CONFLICT', 'Spam and newsletter addresses are not answered');
    if (reply.kind !== 'email') return;
    if (email === '') throw new DomainError('CONFLICT', 'This lead has no email address');
    if (!(await this.mailServer.isConfigured(manager)))
      throw new DomainError('CONFLICT', 'No mail server is set up, so the mail cannot be sent from here');
  }
}

const attachedTo = (reply: NewReply): string[] => (reply.kind === 'email' ? (reply.attachments ?? []) : []);

const entryOf = (
  reply: NewReply,
): Pick<LeadEntryEntity, 'id' | 'kind' | 'note' | 'newValue' | 'attachedFiles'> => ({
  id: reply.id,
  kind: reply.kind === 'email' || reply.channel === 'email' ? 'emailed' : 'whatsapp-sent',
  note: reply.text,
  newValue: reply.kind === 'email' ? reply.subject : null,
  attachedFiles: attachedTo(reply),
});

/** The mail has the id of the entry, which has its text. */
const queueReply = (manager: EntityManager, { id: leadId, email }: LeadEntity, id: string): Promise<void> =>
  queueMails(manager, [
    { id, key: `lead-reply:${id}`, kind: 'lead-reply', leadId, recipient: email, mailbox: mailboxOf(email) },
  ]);

async function markContacted(manager: EntityManager, before: LeadEntity, by: string): Promise<LeadEntity> {
  const { id, stage, version } = before;
  if (stage !== 'new') return before;
  await manager.update(
    LeadEntity,
    { id },
    {
      status: 'in-progress',
      chosenStage: 'contacted',
      version: version + 1,
      updatedBy: by,
      updatedAt: () => 'now()',
    },
  );
  return requireLead(manager, id);
}
