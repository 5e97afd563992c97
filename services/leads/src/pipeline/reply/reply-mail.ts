import { LANGUAGES, LOCALES, SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailKinds, type FixedMail } from '../../mail/mail-kinds.js';
import { mailPage, paragraphs } from '../../mail/mail-page.js';
import type { ComposedMail } from '../../mail/mail-server.js';
import type { MailEntity } from '../../mail/mail.entity.js';
import { People } from '../../record/people.js';
import { wordingOf } from '../../texts/wording.js';
import { LeadEntryEntity } from '../timeline/lead-entry.entity.js';
import { ReadAttachments } from './read-attachments.js';

const SAMPLE = {
  subject: 'Marina flat with a sea view',
  text: 'Dear Layla,\n\nthe flat is still available. Would Monday at 17:00 suit you for a viewing?\n\nNoor',
};

/** The mail that a member writes to the person of a lead. */
@Injectable()
export class ReplyMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attachments: ReadAttachments,
    kinds: MailKinds,
  ) {
    kinds.register({
      kind: 'lead-reply',
      // A member writes it, so neither the limits nor the list of suppressed addresses apply.
      class: 'staff',
      lane: 'answers',
      compose: (mail) => this.compose(mail),
      preview: () => composeReply(SAMPLE),
    });
  }

  private async compose({ id }: MailEntity): ReturnType<FixedMail['compose']> {
    const { manager } = this.dataSource;
    const entry = await manager.findOneBy(LeadEntryEntity, { id });
    if (entry === null) return { cancelled: null };
    const attachments = await this.attachments.read(entry);
    if ('cancelled' in attachments) return attachments;
    const replyTo = (await People.read(manager)).emailOf(entry.author);
    return {
      ...composeReply({ subject: entry.newValue ?? '', text: entry.note ?? '' }),
      ...(attachments.length > 0 && { attachments }),
      ...(replyTo !== null && { replyTo }),
    };
  }
}

const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,:;!?)]/g;
const RTL_FIRST = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function composeReply({ subject, text }: { subject: string; text: string }): ComposedMail {
  const html = paragraphs(text).replaceAll(LINK, (url) => `<a href="${url}">${url}</a>`);
  const direction = RTL_FIRST.test(text) ? 'rtl' : 'ltr';
  const language = LANGUAGES.find((each) => LOCALES[each].direction === direction) ?? SOURCE_LANGUAGE;
  return {
    subject,
    text,
    html: mailPage(html, wordingOf(language)),
    isPersonal: true,
  };
}
