import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { previewMails } from '@manzil/contracts/http/mails';
import { MAIL_KINDS, type MailKind } from '@manzil/contracts/leads/mail';
import type { LoggedMail, MailPreview } from '@manzil/contracts/leads/mail-log';
import { testMail } from '@manzil/contracts/leads/mail-log-rpc';
import { SOURCE_LANGUAGE, TRANSLATION_LANGUAGES, type Language } from '@manzil/contracts/site-language';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord } from '@manzil/service-kit/audit-record';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { LeadsConfig } from '../../config.js';
import { composeSample } from './compose-sample.js';
import { toLoggedMail } from '../log/to-logged-mail.js';
import { MailDigits } from '../mail-digits.js';
import { MailKinds } from '../mail-kinds.js';
import { MailServer } from '../mail-server.js';
import { MailEntity } from '../mail.entity.js';
import { queueMails } from '../mail.repository.js';

/** Previews of mail for admins. */
@Injectable()
export class PreviewMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly server: MailServer,
    private readonly kinds: MailKinds,
    private readonly digits: MailDigits,
    @Inject(CONFIG) private readonly config: Pick<LeadsConfig, 'PUBLIC_URL'>,
  ) {}

  /** Mail to visitors is in each language of the site. */
  @HandleRpc(previewMails)
  async preview(): Promise<{ previews: MailPreview[] }> {
    await this.digits.refresh();
    const previewOf = async (kind: MailKind, language: Language): Promise<MailPreview> => {
      const { manager } = this.dataSource;
      const sample = await composeSample(manager, this.kinds.of(kind), this.config.PUBLIC_URL, language);
      const { subject, html, text } = sample;
      return { kind, language, subject, html, text };
    };
    const ofVisitors = MAIL_KINDS.filter((kind) => this.kinds.of(kind).class !== 'staff');
    const previewed = [
      ...MAIL_KINDS.map((kind) => previewOf(kind, SOURCE_LANGUAGE)),
      ...TRANSLATION_LANGUAGES.flatMap((language) => ofVisitors.map((kind) => previewOf(kind, language))),
    ];
    return { previews: await Promise.all(previewed) };
  }

  /** Queues a test mail to the member, composed from the same sample data. */
  @HandleRpc(testMail)
  async test({ kind, memberId, recipient }: z.output<typeof testMail.request>): Promise<LoggedMail> {
    return this.dataSource.transaction(async (manager) => {
      const key = `test:${randomUUID()}`;
      // The member who requested it is waiting, so it precedes all other mail of its lane.
      await queueMails(manager, [{ key, kind, memberId, recipient, nextAttemptAt: new Date(0) }]);
      const entity = { kind: 'mail', id: null, title: kind, link: '/backend/mail' };
      await this.outbox.add(manager, leadsAuditRecorded, auditRecord({ action: 'mail-tested', entity }));
      const mail = await manager.findOneByOrFail(MailEntity, { key });
      return toLoggedMail(mail, await this.server.isConfigured(manager));
    });
  }
}
