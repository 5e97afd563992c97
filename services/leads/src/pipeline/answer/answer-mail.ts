import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { LeadsConfig } from '../../config.js';
import { FindHomeCosts } from '../../mail/home-costs.js';
import { MailLinks } from '../../mail/links/mail-links.js';
import { MailKinds, type EditableMail } from '../../mail/mail-kinds.js';
import { queueMails } from '../../mail/mail.repository.js';
import { mailboxOf } from '../../mail/suppression/mailbox-of.js';
import { LeadListeners } from '../../record/lead-listeners.js';
import { LeadEntity } from '../../record/lead.entity.js';
import { SAMPLE_COSTS, SAMPLE_HOME, sampleLead } from '../../record/sample-lead.js';
import { standardTexts } from '../../texts/wording.js';
import { composeAnswer } from './compose-answer.js';
import { FindHome } from './find-home.js';

/** A later answer would only confuse. */
const ANSWER_WITHIN_MS = 86_400_000;

/** The automatic answer to an enquiry. */
@Injectable()
export class AnswerMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly findHome: FindHome,
    private readonly findCosts: FindHomeCosts,
    private readonly links: MailLinks,
    kinds: MailKinds,
    listeners: LeadListeners,
    @Inject(CONFIG) { LEAD_ANSWERS }: Pick<LeadsConfig, 'LEAD_ANSWERS'>,
  ) {
    kinds.register({
      kind: 'lead-answer',
      class: 'anyone',
      lane: 'answers',
      texts: standardTexts('lead-answer'),
      compose: (mail, context) => this.compose(mail, context),
      preview: ({ siteUrl, sampleUrl, texts, language }) =>
        composeAnswer(sampleLead(language), {
          home: SAMPLE_HOME,
          costs: { ...SAMPLE_COSTS, at: new Date().toISOString() },
          siteUrl,
          texts,
          stopUrl: sampleUrl,
        }),
    });
    listeners.onArrival('answers', async (manager, { how, lead, isSuspected, isAnswered }) => {
      const isSent = how !== 'entered' && lead.kind !== 'newsletter' && !isSuspected && isAnswered;
      if (isSent && LEAD_ANSWERS === 'on') await queueAnswer(manager, lead);
    });
  }

  private async compose(
    ...[mail, { siteUrl, admit, readTexts }]: Parameters<EditableMail['compose']>
  ): ReturnType<EditableMail['compose']> {
    const lead =
      mail.leadId === null ? null : await this.dataSource.manager.findOneBy(LeadEntity, { id: mail.leadId });
    const isOpen = lead?.status === 'new' || lead?.status === 'in-progress';
    if (lead === null || !isOpen) return { cancelled: null };
    if (Date.now() - mail.createdAt.getTime() > ANSWER_WITHIN_MS)
      return { cancelled: 'It could not be sent within a day' };
    const home = await this.findHome.find(lead);
    const refusal = await admit();
    if (refusal !== undefined) return { cancelled: refusal.reason };
    return composeAnswer(lead, {
      home,
      costs: home && (await this.findCosts.find(home)),
      siteUrl,
      texts: await readTexts(lead.language),
      stopUrl: await this.links.urlOf({ purpose: 'stop', address: mail.recipient }, lead.language),
    });
  }
}

/** The form accepts addresses that no mail server accepts; those get no answer. */
async function queueAnswer(
  manager: EntityManager,
  { id: leadId, email }: Pick<LeadEntity, 'id' | 'email'>,
): Promise<void> {
  if (!z.email().safeParse(email).success) return;
  const mail = { key: `lead-answer:${leadId}`, leadId, recipient: email, mailbox: mailboxOf(email) };
  await queueMails(manager, [{ ...mail, kind: 'lead-answer' }]);
}
