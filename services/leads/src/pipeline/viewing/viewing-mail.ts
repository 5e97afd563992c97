import type { MailKind } from '@manzil/contracts/leads/mail';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../../config.js';
import { LeadEntity } from '../../record/lead.entity.js';
import { ViewingEntity } from './viewing.entity.js';
import { WHY_SUPPRESSED } from '../../mail/admit-visitor-mail.js';
import { MailLinks } from '../../mail/links/mail-links.js';
import type { Cancelled, ComposedMail } from '../../mail/mail-server.js';
import type { MailEntity } from '../../mail/mail.entity.js';
import { suppressionOf } from '../../mail/suppression/suppression.repository.js';
import { composeAdviserViewingMail, composeViewingMail } from './compose-viewing-mail.js';
import { textsOf } from '../../mail/texts/mail-text.repository.js';
import {
  ADVISER_VIEWING_TEXTS,
  VIEWING_TEXTS,
  type AdviserViewingMailKind,
  type VisitorViewingMailKind,
} from './viewing-mail-texts.js';

const isToVisitor = (kind: string): kind is VisitorViewingMailKind => Object.hasOwn(VIEWING_TEXTS, kind);
const isToAdviser = (kind: string): kind is AdviserViewingMailKind =>
  Object.hasOwn(ADVISER_VIEWING_TEXTS, kind);
const addressOf = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from;

/** Makes the mail about a viewing when it is sent, as the viewing is then. */
@Injectable()
export class ViewingMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL' | 'MAIL_FROM'>,
  ) {}

  async compose(
    { kind, recipient, mailbox }: MailEntity,
    viewingId: string,
  ): Promise<ComposedMail | Cancelled> {
    const { manager } = this.dataSource;
    const viewing = await manager.findOneBy(ViewingEntity, { id: viewingId });
    if (viewing === null || !isWanted(kind, viewing)) return { cancelled: null };
    const siteUrl = this.config.PUBLIC_URL;
    const context = { viewing, siteUrl, recipient, organizer: addressOf(this.config.MAIL_FROM ?? '') };
    if (isToAdviser(kind)) {
      const lead = await manager.findOneByOrFail(LeadEntity, { id: viewing.leadId });
      return composeAdviserViewingMail(kind, { ...context, lead });
    }
    if (!isToVisitor(kind) || mailbox === null) return { cancelled: null };
    const suppression = await suppressionOf(manager, mailbox);
    if (suppression !== undefined) return { cancelled: WHY_SUPPRESSED[suppression] };
    return composeViewingMail(kind, {
      ...context,
      texts: await textsOf(manager, kind),
      changeUrl: await this.links.urlOf({ purpose: 'viewing', viewing: viewingId }),
      stopUrl: await this.links.urlOf({ purpose: 'stop', address: recipient }),
    });
  }
}

/** Nobody needs to be reminded of, or invited to, what is over or cancelled. */
function isWanted(kind: MailKind, { status, startsAt }: ViewingEntity): boolean {
  if (kind === 'viewing-cancelled' || kind === 'adviser-viewing-cancelled') return status === 'cancelled';
  return status === 'booked' && startsAt.getTime() > Date.now();
}
