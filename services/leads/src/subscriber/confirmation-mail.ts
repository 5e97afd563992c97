import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { postponedOrCancelled } from '../mail/admit-visitor-mail.js';
import { MailLinks } from '../mail/links/mail-links.js';
import { MailKinds, type EditableMail } from '../mail/mail-kinds.js';
import { LeadListeners } from '../record/lead-listeners.js';
import { LeadEntity } from '../record/lead.entity.js';
import { subscriptionOf } from '../record/subscription.js';
import { composeConfirmation } from './compose-confirmation.js';
import { standardTexts, wordingOf } from '../texts/wording.js';
import { queueConfirmation } from './queue-confirmation.js';

/** The mail by which the owner of a newsletter address confirms it. Subscribing again sends it again. */
@Injectable()
export class ConfirmationMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: MailLinks,
    kinds: MailKinds,
    listeners: LeadListeners,
  ) {
    kinds.register({
      kind: 'newsletter-confirmation',
      class: 'anyone',
      lane: 'answers',
      texts: standardTexts('newsletter-confirmation'),
      compose: (mail, context) => this.compose(mail, context),
      preview: ({ siteUrl, sampleUrl: url, texts, language }) =>
        composeConfirmation(siteUrl, {
          wording: wordingOf(language),
          texts,
          confirmUrl: url,
          unsubscribeUrl: url,
          stopUrl: url,
        }),
    });
    listeners.onArrival('answers', async (manager, { lead, isSuspected }) => {
      if (!isSuspected) await queueConfirmation(manager, lead);
    });
    listeners.onRepetition(queueConfirmation);
  }

  /** Without its confirmation a subscription stays pending, so mail over a limit is postponed. */
  private async compose(
    ...[mail, { siteUrl, admit, readTexts }]: Parameters<EditableMail['compose']>
  ): ReturnType<EditableMail['compose']> {
    const lead =
      mail.leadId === null ? null : await this.dataSource.manager.findOneBy(LeadEntity, { id: mail.leadId });
    if (lead === null || lead.status === 'spam' || subscriptionOf(lead) !== 'pending')
      return { cancelled: null };
    const refusal = await admit();
    if (refusal !== undefined) return postponedOrCancelled(refusal);
    const { language } = lead;
    const address = mail.recipient;
    return composeConfirmation(siteUrl, {
      wording: wordingOf(language),
      texts: await readTexts(language),
      confirmUrl: await this.links.urlOf({ purpose: 'confirm', address }, language),
      unsubscribeUrl: await this.links.urlOf({ purpose: 'unsubscribe', address }, language),
      stopUrl: await this.links.urlOf({ purpose: 'stop', address }, language),
    });
  }
}
