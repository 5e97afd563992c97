import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { gulfTimeOf } from '../../gulf-time.js';
import { MailSettings } from '../../mail/settings/mail-settings.js';
import { queueMails } from '../../mail/mail.repository.js';
import { LeadListeners } from '../../record/lead-listeners.js';
import { LeadEntity } from '../../record/lead.entity.js';
import { requireLead } from '../../record/lead.repository.js';
import { People } from '../../record/people.js';
import { appendChanges, appendToTimeline } from '../timeline/append-to-timeline.js';
import { requireRoom } from '../timeline/require-room.js';

interface ReceivedMail {
  /** The same for each copy of the message. */
  id: string;
  leadId: string;
  sender: string;
  subject: string;
  text: string;
  attachments: string[];
}

const NEXT_ACTION = 'Answer the email';

/**
 * Adds a received mail to the timeline of its lead, once. An open lead without a next action gets one for today, and the
 * assignee is mailed or, without one, the recipients of new leads.
 */
@Injectable()
export class StoreReceivedMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listeners: LeadListeners,
    private readonly settings: MailSettings,
  ) {}

  async store({ id, leadId, sender, subject, text, attachments }: ReceivedMail): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // A change of the lead at the same time waits, so that none is lost.
      await manager.query('SELECT FROM lead WHERE id = $1 FOR UPDATE', [leadId]);
      const before = await requireLead(manager, leadId);
      await requireRoom(manager, leadId);
      const isNew = await appendToTimeline(manager, {
        id,
        leadId,
        kind: 'email-received',
        attachments,
        note: text,
        oldValue: sender,
        newValue: subject,
      });
      if (!isNew) return;
      const after = await withNextAction(manager, before);
      await appendChanges(manager, { before, after, by: '' });
      await this.notify(manager, after, id);
      const { nextAction, nextActionOn, version } = after;
      await this.listeners.publishChange(manager, {
        kind: 'changed',
        before,
        ...(version > before.version && { after }),
        change: {
          received: { id, from: sender, subject, text, attachments },
          ...(version > before.version && { nextAction, nextActionOn, version }),
        },
      });
    });
  }

  private async notify(
    manager: EntityManager,
    { id: leadId, assignee }: LeadEntity,
    entryId: string,
  ): Promise<void> {
    const recipients =
      assignee === null
        ? await this.settings.recipients(manager)
        : [(await People.read(manager)).emailOf(assignee)].filter((address) => address !== null);
    const mails = recipients.map((recipient) => ({
      key: `email-received:${entryId}:${recipient}`,
      kind: 'email-received' as const,
      leadId,
      recipient,
    }));
    await queueMails(manager, mails);
  }
}

/** What a member has planned stays. The notice of the mail is the reminder of today. */
async function withNextAction(manager: EntityManager, before: LeadEntity): Promise<LeadEntity> {
  const { id, status, nextAction, nextActionOn, version } = before;
  const isOpen = status === 'new' || status === 'in-progress';
  if (!isOpen || nextAction !== null || nextActionOn !== null) return before;
  const today = gulfTimeOf(new Date()).slice(0, 10);
  await manager.update(
    LeadEntity,
    { id },
    {
      nextAction: NEXT_ACTION,
      nextActionOn: today,
      remindedOn: today,
      version: version + 1,
      updatedBy: '',
      updatedAt: () => 'now()',
    },
  );
  return requireLead(manager, id);
}
