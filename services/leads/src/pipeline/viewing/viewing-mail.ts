import type { MailKind } from '@manzil/contracts/leads/mail';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WHY_SUPPRESSED } from '../../mail/admit-visitor-mail.js';
import { FindHomeCosts } from '../../mail/home-costs.js';
import { MailLinks } from '../../mail/links/mail-links.js';
import { MailKinds, type EditableMail, type FixedMail, type MailContext } from '../../mail/mail-kinds.js';
import { MailError, MailServer, type Cancelled, type ComposedMail } from '../../mail/mail-server.js';
import type { MailEntity } from '../../mail/mail.entity.js';
import { suppressionOf } from '../../mail/suppression/suppression.repository.js';
import { requireLead } from '../../record/lead.repository.js';
import { LeadEntity } from '../../record/lead.entity.js';
import { SAMPLE_COSTS, sampleLead } from '../../record/sample-lead.js';
import { composeAdviserViewingMail, composeViewingMail } from './compose-viewing-mail.js';
import { shownAdviser } from './shown-adviser.js';
import { sampleViewing } from './sample-viewing.js';
import { standardTexts, wordingOf } from '../../texts/wording.js';
import type { AdviserViewingMailKind, VisitorViewingMailKind } from './viewing-mail-texts.js';
import { ViewingEntity } from './viewing.entity.js';

const VISITOR_KINDS: readonly VisitorViewingMailKind[] = [
  'viewing-booked',
  'viewing-moved',
  'viewing-cancelled',
  'viewing-reminder',
];
const ADVISER_KINDS: readonly AdviserViewingMailKind[] = [
  'adviser-viewing-booked',
  'adviser-viewing-moved',
  'adviser-viewing-cancelled',
];
const SAMPLE_ADDRESSES = { organizer: 'site@example.com', recipient: 'layla@example.com' };

/** Makes the mail about a viewing when it is sent, as the viewing is then. */
@Injectable()
export class ViewingMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
    private readonly findCosts: FindHomeCosts,
    private readonly server: MailServer,
    kinds: MailKinds,
  ) {
    kinds.register(
      ...VISITOR_KINDS.map((kind): EditableMail => ({
        kind,
        class: 'agreed',
        lane: 'answers',
        texts: standardTexts(kind),
        compose: (mail, context) => this.toVisitor(kind, mail, context),
        preview: ({ siteUrl, sampleUrl, texts, language }) =>
          composeViewingMail(kind, {
            wording: wordingOf(language),
            viewing: sampleViewing(kind),
            costs: { ...SAMPLE_COSTS, at: new Date().toISOString() },
            siteUrl,
            texts,
            changeUrl: sampleUrl,
            stopUrl: sampleUrl,
            ...SAMPLE_ADDRESSES,
          }),
      })),
      ...ADVISER_KINDS.map((kind): FixedMail => ({
        kind,
        class: 'staff',
        lane: 'notices',
        compose: (mail, context) => this.toAdviser(kind, mail, context),
        preview: ({ siteUrl }) =>
          composeAdviserViewingMail(kind, {
            viewing: sampleViewing(kind),
            lead: sampleLead(),
            siteUrl,
            ...SAMPLE_ADDRESSES,
          }),
      })),
    );
  }

  private async toVisitor(
    kind: VisitorViewingMailKind,
    { viewingId, recipient, mailbox }: MailEntity,
    { siteUrl, readTexts }: Parameters<EditableMail['compose']>[1],
  ): Promise<ComposedMail | Cancelled> {
    const { manager } = this.dataSource;
    const viewing = await this.findWanted(kind, viewingId);
    if (viewing === null || mailbox === null) return { cancelled: null };
    const suppression = await suppressionOf(manager, mailbox);
    if (suppression !== undefined) return { cancelled: WHY_SUPPRESSED[suppression] };
    const { language } = await requireLead(manager, viewing.leadId);
    viewing.adviserContact = await shownAdviser(manager, viewing);
    return composeViewingMail(kind, {
      wording: wordingOf(language),
      viewing,
      costs: viewing.home === null ? undefined : await this.findCosts.findFor(viewing.home),
      siteUrl,
      recipient,
      organizer: await this.organizer(),
      texts: await readTexts(language),
      changeUrl: await this.links.urlOf({ purpose: 'viewing', viewing: viewing.id }, language),
      stopUrl: await this.links.urlOf({ purpose: 'stop', address: recipient }, language),
    });
  }

  private async toAdviser(
    kind: AdviserViewingMailKind,
    { viewingId, recipient }: MailEntity,
    { siteUrl }: MailContext,
  ): Promise<ComposedMail | Cancelled> {
    const viewing = await this.findWanted(kind, viewingId);
    if (viewing === null) return { cancelled: null };
    const lead = await this.dataSource.manager.findOneByOrFail(LeadEntity, { id: viewing.leadId });
    const context = { viewing, siteUrl, recipient, organizer: await this.organizer() };
    return composeAdviserViewingMail(kind, { ...context, lead });
  }

  private async organizer(): Promise<string> {
    const address = await this.server.senderAddress(this.dataSource.manager);
    if (address === undefined) throw new MailError('There is no mail server', false);
    return address;
  }

  private async findWanted(kind: MailKind, id: string | null): Promise<ViewingEntity | null> {
    const viewing = id === null ? null : await this.dataSource.manager.findOneBy(ViewingEntity, { id });
    return viewing !== null && isWanted(kind, viewing) ? viewing : null;
  }
}

/** False for reminders of and invitations to viewings that are over or cancelled. */
function isWanted(kind: MailKind, { status, startsAt }: ViewingEntity): boolean {
  if (kind === 'viewing-cancelled' || kind === 'adviser-viewing-cancelled') return status === 'cancelled';
  return status === 'booked' && startsAt.getTime() > Date.now();
}
