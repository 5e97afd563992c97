import type { MailKind } from '@manzil/contracts/leads/mail';
import { editableMailKindSchema } from '@manzil/contracts/leads/mail-texts';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../config.js';
import { LeadEntity } from '../record/lead.entity.js';
import { subscriptionOf } from '../record/subscription.js';
import { admitVisitorMail, postponedOrCancelled } from './admit-visitor-mail.js';
import { composeApproval } from '../member-mail/approval/compose-approval.js';
import { composeAnswer } from '../pipeline/answer/compose-answer.js';
import { FindHome } from '../pipeline/answer/find-home.js';
import { composeNotice } from '../pipeline/notice/compose-notice.js';
import { MailLinks } from './links/mail-links.js';
import { MailEntity } from './mail.entity.js';
import { composeMemberLink } from '../member-mail/member-link/compose-member-link.js';
import { SearchMail } from '../saved-search/search-mail.js';
import { PersonLink } from '../privacy/person/person-link.js';
import type { Cancelled, ComposedMail, Postponed } from './mail-server.js';
import { composeSample } from './previews/compose-sample.js';
import { textsOf } from './texts/mail-text.repository.js';
import { ViewingMail } from '../pipeline/viewing/viewing-mail.js';
import { composeConfirmation } from '../subscriber/compose-confirmation.js';

/** An answer that comes later than this would only confuse. */
const ANSWER_WITHIN_MS = 86_400_000;
/** A request for approval is on the dashboard for as long as it waits. */
const APPROVAL_WITHIN_MS = 3 * 86_400_000;

/** Makes the text of a mail when it is sent. */
@Injectable()
export class ComposeMail {
  private readonly siteUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly findHome: FindHome,
    private readonly links: MailLinks,
    private readonly personLink: PersonLink,
    private readonly searchMail: SearchMail,
    private readonly viewingMail: ViewingMail,
    @Inject(CONFIG) { PUBLIC_URL }: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {
    this.siteUrl = PUBLIC_URL;
  }

  async compose(mail: MailEntity): Promise<ComposedMail | Cancelled | Postponed> {
    const { kind, leadId, memberId, approval } = mail;
    if (mail.requestId !== null) return this.personLink.compose(mail, mail.requestId);
    if (mail.searchId !== null) return this.searchMail.compose(mail, mail.searchId);
    if (mail.viewingId !== null) return this.viewingMail.compose(mail, mail.viewingId);
    if (approval !== null) {
      const isLate = Date.now() - mail.createdAt.getTime() > APPROVAL_WITHIN_MS;
      if (isLate) return { cancelled: 'It could not be sent within three days' };
      return composeApproval(approval, { siteUrl: this.siteUrl });
    }
    if (memberId !== null) return this.composeForMember(mail);
    const lead = leadId === null ? null : await this.dataSource.manager.findOneBy(LeadEntity, { id: leadId });
    if (lead === null || !isWanted(mail, lead)) return { cancelled: null };
    if (kind === 'lead-answer') return this.composeAnswer(mail, lead);
    if (kind === 'newsletter-confirmation') return this.composeConfirmation(mail);
    if (kind === 'new-lead' || kind === 'assigned-lead' || kind === 'next-action-due')
      return composeNotice(lead, { kind, siteUrl: this.siteUrl });
    return { cancelled: null };
  }

  /** A mail about a member is a link of theirs or, without one, a test. */
  private async composeForMember({ id, kind, expiresAt }: MailEntity): Promise<ComposedMail | Cancelled> {
    const stored = await this.dataSource.manager.findOne(MailEntity, {
      where: { id },
      select: { secret: true },
    });
    const token = stored?.secret ?? null;
    if (token === null || expiresAt === null) return this.composeTest(kind);
    if (expiresAt.getTime() <= Date.now()) return { cancelled: 'The link has expired' };
    return composeMemberLink(kind, { token, expiresAt, siteUrl: this.siteUrl });
  }

  private async composeTest(kind: MailKind): Promise<ComposedMail> {
    const editable = editableMailKindSchema.safeParse(kind).data;
    const texts = editable && (await textsOf(this.dataSource.manager, editable));
    return composeSample(kind, { siteUrl: this.siteUrl, texts });
  }

  private async composeAnswer(mail: MailEntity, lead: LeadEntity): Promise<ComposedMail | Cancelled> {
    if (Date.now() - mail.createdAt.getTime() > ANSWER_WITHIN_MS)
      return { cancelled: 'It could not be sent within a day' };
    const home = await this.findHome.find(lead);
    const refusal = await admitVisitorMail(this.dataSource, mail);
    if (refusal !== undefined) return { cancelled: refusal.reason };
    return composeAnswer(lead, {
      ...{ home, siteUrl: this.siteUrl },
      texts: await textsOf(this.dataSource.manager, 'lead-answer'),
      stopUrl: await this.links.urlOf({ purpose: 'stop', address: mail.recipient }),
    });
  }

  /** A subscription cannot do without its confirmation, so that one over a limit waits. */
  private async composeConfirmation(mail: MailEntity): Promise<ComposedMail | Cancelled | Postponed> {
    const refusal = await admitVisitorMail(this.dataSource, mail);
    if (refusal !== undefined) return postponedOrCancelled(refusal);
    const address = mail.recipient;
    return composeConfirmation(this.siteUrl, {
      texts: await textsOf(this.dataSource.manager, 'newsletter-confirmation'),
      confirmUrl: await this.links.urlOf({ purpose: 'confirm', address }),
      unsubscribeUrl: await this.links.urlOf({ purpose: 'unsubscribe', address }),
      stopUrl: await this.links.urlOf({ purpose: 'stop', address }),
    });
  }
}

/** Nobody needs to hear of a lead that somebody has taken up, or that has gone to another member since. */
function isWanted({ kind, recipient }: MailEntity, lead: LeadEntity): boolean {
  const { status, assignee } = lead;
  const isOpen = status === 'new' || status === 'in-progress';
  switch (kind) {
    case 'new-lead':
      return status === 'new';
    case 'assigned-lead':
      return isOpen && assignee === recipient;
    case 'next-action-due':
      return isOpen && assignee === recipient && lead.nextActionOn === lead.remindedOn;
    case 'lead-answer':
      return isOpen;
    case 'member-invitation':
    case 'password-reset':
    case 'person-data':
    case 'approval-requested':
    case 'approval-answered':
    case 'search-confirmation':
    case 'search-alert':
    case 'viewing-booked':
    case 'viewing-moved':
    case 'viewing-cancelled':
    case 'viewing-reminder':
    case 'adviser-viewing-booked':
    case 'adviser-viewing-moved':
    case 'adviser-viewing-cancelled':
      return false;
    case 'newsletter-confirmation':
      return status !== 'spam' && subscriptionOf(lead) === 'pending';
  }
}
