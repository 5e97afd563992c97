import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../config.js';
import { LeadEntity } from '../lead/lead.entity.js';
import { admitVisitorMail } from './admit-visitor-mail.js';
import { composeAnswer } from './answer/compose-answer.js';
import { FindHome } from './answer/find-home.js';
import { composeNotice } from './compose-notice.js';
import { MailLinks } from './links/mail-links.js';
import type { MailEntity } from './mail.entity.js';
import type { ComposedMail } from './mail-server.js';

/** An answer that comes later than this would only confuse. */
const ANSWER_WITHIN_MS = 86_400_000;

/** Makes the text of a mail when it is sent. */
@Injectable()
export class ComposeMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly findHome: FindHome,
    private readonly links: MailLinks,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {}

  /** Returns why the mail is not to be sent any more instead, or null for that where it needs no words. */
  async compose(mail: MailEntity): Promise<ComposedMail | { cancelled: string | null }> {
    const { kind, leadId } = mail;
    const lead = leadId === null ? null : await this.dataSource.manager.findOneBy(LeadEntity, { id: leadId });
    if (lead === null || !isWanted(mail, lead)) return { cancelled: null };
    if (kind !== 'lead-answer') return composeNotice(lead, { kind, siteUrl: this.config.PUBLIC_URL });
    const home = await this.findHome.find(lead);
    const refusal = await this.refusalOf(mail);
    if (refusal !== undefined) return { cancelled: refusal };
    const stopUrl = await this.links.urlOf({ purpose: 'stop', address: mail.recipient });
    return composeAnswer(lead, { home, siteUrl: this.config.PUBLIC_URL, stopUrl });
  }

  private async refusalOf({ id, mailbox, createdAt }: MailEntity): Promise<string | undefined> {
    if (mailbox === null) return 'It has no mailbox';
    if (Date.now() - createdAt.getTime() > ANSWER_WITHIN_MS) return 'It could not be sent within a day';
    return admitVisitorMail(this.dataSource, { id, mailbox });
  }
}

/** Nobody needs to hear of a lead that somebody has taken up, or that has gone to another member since. */
function isWanted({ kind, recipient }: MailEntity, { status, assignee }: LeadEntity): boolean {
  const isOpen = status === 'new' || status === 'in-progress';
  if (kind === 'new-lead') return status === 'new';
  return isOpen && (kind === 'lead-answer' || assignee === recipient);
}
