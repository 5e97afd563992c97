import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { saveMailSettings, showMailSettings } from '@manzil/contracts/http/mails';
import type {
  MailSettings as MailSettingsView,
  MailSettingsChange,
} from '@manzil/contracts/leads/mail-settings';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadsConfig } from '../../config.js';
import { MailSettingsEntity } from './mail-settings.entity.js';
import { passwordAfter } from './password-after.js';

type Config = Pick<LeadsConfig, 'SMTP_URL' | 'MAIL_FROM' | 'LEAD_NOTIFY_TO'>;

/** Connection options for nodemailer. */
export interface MailServerAccess {
  server:
    | { url: string }
    | {
        host: string;
        port: number;
        secure: boolean;
        requireTLS: boolean;
        ignoreTLS: boolean;
        auth?: { user: string; pass: string };
      };
  from: string | { name: string; address: string };
}

const NONE: MailSettingsEntity = {
  single: true,
  notifyTo: [],
  host: '',
  port: 587,
  encryption: 'starttls',
  username: '',
  password: '',
  senderName: '',
  senderAddress: '',
  version: 0,
};

const AUDITED = ['notifyTo', 'host', 'port', 'encryption', 'username', 'senderName', 'senderAddress'];

/** The mail server and the recipients of new leads. What the environment sets takes precedence over what is stored. */
@Injectable()
export class MailSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @HandleRpc(showMailSettings)
  async show(): Promise<MailSettingsView> {
    return this.toView(await read(this.dataSource.manager));
  }

  @HandleRpc(saveMailSettings)
  async save({ expectedVersion, ...change }: MailSettingsChange): Promise<MailSettingsView> {
    return this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'mail-settings');
      const before = await read(manager);
      if (before.version !== expectedVersion)
        throw new DomainError('CONFLICT', 'Someone else has changed the mail settings. Reload the page.');
      const { server: isServerFixed, notifyTo: areRecipientsFixed } = this.fixed;
      const { notifyTo, ...server } = change;
      const after = {
        ...before,
        ...(!areRecipientsFixed && { notifyTo }),
        ...(!isServerFixed && { ...server, password: passwordAfter(before, server) }),
        version: expectedVersion + 1,
      };
      await manager.upsert(MailSettingsEntity, after, ['single']);
      const changes = changesBetween(before, after, AUDITED);
      const entity = { kind: 'mail', id: null, title: 'Mail settings', link: '/backend/mail?tab=settings' };
      const record = auditRecord({ action: 'mail-settings-changed', entity, changes });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      return this.toView(after);
    });
  }

  /** Undefined when there is no mail server. */
  async serverAccess(manager: EntityManager): Promise<MailServerAccess | undefined> {
    const { SMTP_URL: url, MAIL_FROM: from } = this.config;
    if (url !== undefined && from !== undefined) return { server: { url }, from };
    const { host, port, encryption, username, password, ...sender } = await read(manager);
    if (host === '') return undefined;
    return {
      server: {
        host,
        port,
        secure: encryption === 'tls',
        requireTLS: encryption === 'starttls',
        ignoreTLS: encryption === 'none',
        ...(username !== '' && { auth: { user: username, pass: password } }),
      },
      from: { name: sender.senderName, address: sender.senderAddress },
    };
  }

  /** Addresses that are notified of each new lead. */
  async recipients(manager: EntityManager): Promise<readonly string[]> {
    if (this.fixed.notifyTo) return this.config.LEAD_NOTIFY_TO;
    return (await read(manager)).notifyTo;
  }

  private get fixed(): MailSettingsView['fromEnvironment'] {
    const { SMTP_URL, LEAD_NOTIFY_TO } = this.config;
    return { server: SMTP_URL !== undefined, notifyTo: LEAD_NOTIFY_TO.length > 0 };
  }

  private toView({ single: _, password, ...stored }: MailSettingsEntity): MailSettingsView {
    const { SMTP_URL, MAIL_FROM = '', LEAD_NOTIFY_TO } = this.config;
    return {
      ...stored,
      hasPassword: password !== '',
      ...(this.fixed.notifyTo && { notifyTo: LEAD_NOTIFY_TO }),
      ...(SMTP_URL !== undefined && serverOf(SMTP_URL, MAIL_FROM)),
      fromEnvironment: this.fixed,
    };
  }
}

const read = async (manager: EntityManager): Promise<MailSettingsEntity> =>
  (await manager.findOneBy(MailSettingsEntity, { single: true })) ?? NONE;

/** The server of `SMTP_URL` as the screen shows it. */
function serverOf(url: string, from: string): Partial<MailSettingsView> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    encryption: isTls ? 'tls' : 'starttls',
    username: decodeURIComponent(username),
    hasPassword: password !== '',
    senderName: '',
    senderAddress: from,
  };
}
