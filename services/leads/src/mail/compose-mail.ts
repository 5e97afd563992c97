import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../config.js';
import { admitVisitorMail } from './admit-visitor-mail.js';
import { ANSWERABLE_MAIL } from './incoming/answerable-mail.js';
import { IncomingMailSettings } from './incoming/incoming-mail-settings.js';
import { MailDigits } from './mail-digits.js';
import { isEditable, MailKinds, type MailContext } from './mail-kinds.js';
import type { Cancelled, ComposedMail, Postponed } from './mail-server.js';
import { MailEntity } from './mail.entity.js';
import { composeSample } from './previews/compose-sample.js';
import { textsOf } from './texts/mail-text.repository.js';

/** Composes a mail when it is sent. */
@Injectable()
export class ComposeMail {
  private readonly siteUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly kinds: MailKinds,
    private readonly digits: MailDigits,
    private readonly incoming: IncomingMailSettings,
    @Inject(CONFIG) { PUBLIC_URL }: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {
    this.siteUrl = PUBLIC_URL;
  }

  /** Answers to mail about leads go to the mailbox that they are read from. */
  async compose(mail: MailEntity): Promise<ComposedMail | Cancelled | Postponed> {
    const composed = await this.composeOwn(mail);
    if (!('subject' in composed) || !ANSWERABLE_MAIL.includes(mail.kind)) return composed;
    const mailbox = await this.incoming.access(this.dataSource.manager);
    return mailbox === undefined ? composed : { ...composed, replyTo: mailbox.address };
  }

  private async composeOwn(mail: MailEntity): Promise<ComposedMail | Cancelled | Postponed> {
    const { manager } = this.dataSource;
    const { siteUrl } = this;
    await this.digits.refresh();
    const registered = this.kinds.of(mail.kind);
    const secret = isOfMember(mail) ? await this.readSecret(mail.id) : null;
    // A mail about a member is a link of theirs or, without one, a test.
    if (isOfMember(mail) && (secret === null || mail.expiresAt === null))
      return composeSample(manager, registered, siteUrl);
    const admit: MailContext['admit'] = () =>
      admitVisitorMail(this.dataSource, mail, {
        class: registered.class,
        limitedWith: this.kinds.ofClassOf(mail.kind),
      });
    const context = { siteUrl, secret, admit };
    if (!isEditable(registered)) return registered.compose(mail, context);
    return registered.compose(mail, {
      ...context,
      readTexts: (language) => textsOf(manager, registered, language),
    });
  }

  private async readSecret(id: string): Promise<string | null> {
    const { manager } = this.dataSource;
    const stored = await manager.findOne(MailEntity, { where: { id }, select: { secret: true } });
    return stored?.secret ?? null;
  }
}

const isOfMember = ({ memberId, requestId, searchId, viewingId, approval }: MailEntity): boolean =>
  memberId !== null && [requestId, searchId, viewingId, approval].every((about) => about === null);
