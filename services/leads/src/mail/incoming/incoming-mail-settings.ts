import { leadsAuditRecorded } from '@manzil/contracts/audit';
import { saveIncomingMail, showIncomingMail, testIncomingMail } from '@manzil/contracts/http/mails';
import type { IncomingMail, IncomingMailChange, MailboxTest } from '@manzil/contracts/leads/incoming-mail';
import { Outbox } from '@manzil/messaging/outbox/outbox';
import { auditRecord, changesBetween } from '@manzil/service-kit/audit-record';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { LeadsConfig } from '../../config.js';
import { passwordAfter } from '../settings/password-after.js';
import { IncomingMailSettingsEntity } from './incoming-mail-settings.entity.js';
import { IncomingMailStateEntity } from './incoming-mail-state.entity.js';
import { MailboxError, withMailbox, type MailboxAccess } from './open-mailbox.js';

const NONE: IncomingMailSettingsEntity = {
  single: true,
  host: '',
  port: 993,
  encryption: 'tls',
  username: '',
  password: '',
  folder: 'INBOX',
  address: '',
  version: 0,
};

const AUDITED = ['host', 'port', 'encryption', 'username', 'folder', 'address'];

/** The mailbox that replies of leads are read from. The environment takes precedence over what is stored. */
@Injectable()
export class IncomingMailSettings {
  private readonly fixed: MailboxAccess | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CONFIG) { IMAP_URL, IMAP_ADDRESS = '' }: Pick<LeadsConfig, 'IMAP_URL' | 'IMAP_ADDRESS'>,
  ) {
    this.fixed = IMAP_URL === undefined ? undefined : accessOf(IMAP_URL, IMAP_ADDRESS);
  }

  @HandleRpc(showIncomingMail)
  async show(): Promise<IncomingMail> {
    const { manager } = this.dataSource;
    return this.toView(manager, await read(manager));
  }

  @HandleRpc(saveIncomingMail)
  async save({ expectedVersion, ...change }: IncomingMailChange): Promise<IncomingMail> {
    if (this.fixed !== undefined)
      throw new DomainError('CONFLICT', 'The environment of the server sets the mailbox.');
    return this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'incoming-mail-settings');
      const before = await read(manager);
      if (before.version !== expectedVersion)
        throw new DomainError('CONFLICT', 'Someone else has changed the mailbox. Reload the page.');
      const after = {
        ...before,
        ...change,
        password: passwordAfter(before, change),
        version: expectedVersion + 1,
      };
      await manager.upsert(IncomingMailSettingsEntity, after, ['single']);
      const changes = changesBetween(before, after, AUDITED);
      const entity = { kind: 'mail', id: null, title: 'Mailbox', link: '/backend/mail?tab=settings' };
      const record = auditRecord({ action: 'mail-settings-changed', entity, changes });
      await this.outbox.add(manager, leadsAuditRecorded, record);
      return this.toView(manager, after);
    });
  }

  @HandleRpc(testIncomingMail)
  async test(): Promise<MailboxTest> {
    const access = await this.access(this.dataSource.manager);
    if (access === undefined) throw new DomainError('CONFLICT', 'No mailbox is set up.');
    try {
      return await withMailbox(access, (_client, { exists }) =>
        Promise.resolve({ problem: null, messages: exists }),
      );
    } catch (error) {
      if (error instanceof MailboxError) return { problem: error.problem, messages: null };
      throw error;
    }
  }

  /** Undefined when no mailbox is set up. */
  async access(manager: EntityManager): Promise<MailboxAccess | undefined> {
    if (this.fixed !== undefined) return this.fixed;
    const { single: _, version: __, ...access } = await read(manager);
    return access.host === '' ? undefined : access;
  }

  private async toView(
    manager: EntityManager,
    { single: _, ...stored }: IncomingMailSettingsEntity,
  ): Promise<IncomingMail> {
    const { password, ...access } = { ...stored, ...this.fixed };
    const state = await manager.findOneBy(IncomingMailStateEntity, { mailbox: nameOf(access) });
    return {
      ...access,
      hasPassword: password !== '',
      fromEnvironment: this.fixed !== undefined,
      checkedAt: state?.checkedAt?.toISOString() ?? null,
      problem: state?.problem ?? null,
    };
  }
}

/** Identifies a mailbox, so that the state of another one is not used. */
export const nameOf = ({
  host,
  port,
  username,
  folder,
}: Pick<MailboxAccess, 'host' | 'port' | 'username' | 'folder'>): string =>
  JSON.stringify([host, port, username, folder]);

const read = async (manager: EntityManager): Promise<IncomingMailSettingsEntity> =>
  (await manager.findOneBy(IncomingMailSettingsEntity, { single: true })) ?? NONE;

/** `imap:` is encrypted after STARTTLS, `imaps:` from the start; the path is the folder. */
function accessOf(url: string, address: string): MailboxAccess {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isTls = protocol === 'imaps:';
  return {
    host: hostname,
    port: Number(port) || (isTls ? 993 : 143),
    encryption: isTls ? 'tls' : 'starttls',
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    address,
  };
}
