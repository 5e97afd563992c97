import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailKinds, type FixedMail } from '../../mail/mail-kinds.js';
import type { MailLane } from '../../mail/mail-lanes.js';
import type { MailEntity } from '../../mail/mail.entity.js';
import { queueMails } from '../../mail/mail.repository.js';
import { MailSettings } from '../../mail/settings/mail-settings.js';
import { LeadListeners } from '../../record/lead-listeners.js';
import { LeadEntity } from '../../record/lead.entity.js';
import { sampleLead } from '../../record/sample-lead.js';
import { People } from '../../record/people.js';
import { LeadEntryEntity } from '../timeline/lead-entry.entity.js';
import { composeNotice } from './compose-notice.js';
import type { NoticeKind } from './notice-texts.js';

interface Notice {
  kind: NoticeKind;
  lane: MailLane;
  /** Returns false when the lead has been handled or reassigned in the meantime. */
  isWanted: (lead: LeadEntity, isToAssignee: boolean) => boolean;
}

const isOpen = ({ status }: LeadEntity): boolean => status === 'new' || status === 'in-progress';

const NOTICES: readonly Notice[] = [
  { kind: 'new-lead', lane: 'notices', isWanted: ({ status }) => status === 'new' },
  {
    kind: 'assigned-lead',
    lane: 'notices',
    isWanted: (lead, isToAssignee) => isOpen(lead) && isToAssignee,
  },
  {
    kind: 'next-action-due',
    lane: 'answers',
    isWanted: (lead, isToAssignee) => isOpen(lead) && isToAssignee && lead.nextActionOn === lead.remindedOn,
  },
  {
    kind: 'email-received',
    lane: 'notices',
    isWanted: ({ status, assignee }, isToAssignee) =>
      status !== 'spam' && (assignee === null || isToAssignee),
  },
];

/** The mail to staff about leads. */
@Injectable()
export class NoticeMail {
  constructor(
    private readonly dataSource: DataSource,
    kinds: MailKinds,
    listeners: LeadListeners,
    settings: MailSettings,
  ) {
    kinds.register(
      ...NOTICES.map((notice): FixedMail => ({
        kind: notice.kind,
        class: 'staff',
        lane: notice.lane,
        compose: (mail, context) => this.compose(mail, context.siteUrl, notice),
        preview: ({ siteUrl }) => composeNotice(sampleLead(), { kind: notice.kind, siteUrl }),
      })),
    );
    listeners.onArrival('notices', async (manager, { how, lead, isSuspected }) => {
      if (how !== 'entered' && lead.kind !== 'newsletter' && !isSuspected)
        await queueNotices(manager, lead.id, await settings.recipients(manager));
    });
  }

  private async compose(
    { leadId, recipient }: MailEntity,
    siteUrl: string,
    { kind, isWanted }: Notice,
  ): ReturnType<FixedMail['compose']> {
    const { manager } = this.dataSource;
    const lead = leadId === null ? null : await manager.findOneBy(LeadEntity, { id: leadId });
    if (lead === null) return { cancelled: null };
    const { assignee } = lead;
    const isToAssignee = assignee !== null && (await People.read(manager)).emailOf(assignee) === recipient;
    if (!isWanted(lead, isToAssignee)) return { cancelled: null };
    if (kind !== 'email-received') return composeNotice(lead, { kind, siteUrl });
    return composeNotice(lead, { kind, siteUrl, message: await lastReceived(manager, lead.id) });
  }
}

/** The newest mail of the person. */
async function lastReceived(manager: EntityManager, leadId: string): Promise<string | null> {
  const entry = await manager.findOne(LeadEntryEntity, {
    where: { leadId, kind: 'email-received' },
    order: { at: 'DESC' },
  });
  return entry?.note ?? null;
}

/**
 * One mail for each address, so that recipients do not see each other and a refused address does not affect the others.
 */
async function queueNotices(
  manager: EntityManager,
  leadId: string,
  recipients: readonly string[],
): Promise<void> {
  const mails = recipients.map((recipient) => ({
    key: `lead-notice:${leadId}:${recipient}`,
    kind: 'new-lead' as const,
    leadId,
    recipient,
  }));
  await queueMails(manager, mails);
}
