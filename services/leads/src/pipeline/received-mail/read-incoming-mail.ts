import { DomainError } from '@manzil/service-kit/errors';
import { withLock } from '@manzil/service-kit/jobs/advisory-lock';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FetchMessageObject, ImapFlow, MailboxObject } from 'imapflow';
import { DataSource } from 'typeorm';
import { IncomingMailSettings, nameOf } from '../../mail/incoming/incoming-mail-settings.js';
import { IncomingMailStateEntity } from '../../mail/incoming/incoming-mail-state.entity.js';
import {
  fromMailbox,
  MailboxError,
  withMailbox,
  type MailboxAccess,
} from '../../mail/incoming/open-mailbox.js';
import { MailServer } from '../../mail/mail-server.js';
import { People } from '../../record/people.js';
import { uuidOf } from '../../uuid-of.js';
import { findLeadOfMail, markUndelivered } from './received-mail.repository.js';
import {
  attachmentsOf,
  isAutomatic,
  MESSAGE_QUERY,
  readDeliveryFailure,
  readText,
  repliedIds,
  senderOf,
  subjectOf,
} from './read-message.js';
import { StoreReceivedMail } from './store-received-mail.js';

const EVERY_MS = 60_000;
/** Messages in one run, in which one connection to the database and the mail server stays open. */
const BATCH = 50;
const DAY_MS = 86_400_000;

/**
 * Reads new mail of the mailbox into the timelines of leads, in one replica at a time. A message that belongs to no lead
 * stays as it is, unread. Mail from before the first check is ignored.
 */
@Injectable()
export class ReadIncomingMail implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: IncomingMailSettings,
    private readonly mailServer: MailServer,
    private readonly store: StoreReceivedMail,
    private readonly jobs: JobSchedule,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every(EVERY_MS, 'read-incoming-mail', () => this.read());
  }

  async read(): Promise<void> {
    const access = await this.settings.access(this.dataSource.manager);
    if (access !== undefined)
      await withLock(this.dataSource, 'read-incoming-mail', () => this.readMailbox(access));
  }

  private async readMailbox(access: MailboxAccess): Promise<void> {
    const state = await this.stateOf(access);
    try {
      await withMailbox(access, (client, mailbox) => this.readNew(client, { access, state, mailbox }));
      await this.save(state, { problem: null, checkedAt: new Date() });
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      this.logger.warn({ problem: error.problem }, 'the mailbox cannot be read and will be retried');
      await this.save(state, { problem: error.problem });
    }
  }

  private async readNew(
    client: ImapFlow,
    {
      access,
      state,
      mailbox,
    }: { access: MailboxAccess; state: IncomingMailStateEntity; mailbox: MailboxObject },
  ): Promise<void> {
    const uidValidity = String(mailbox.uidValidity);
    if (state.uidValidity === null) {
      await this.save(state, { uidValidity, lastUid: String(mailbox.uidNext - 1) });
      return;
    }
    // The server has numbered the messages again; those that are stored already are recognised by their ids.
    if (state.uidValidity !== uidValidity) await this.save(state, { uidValidity, lastUid: '0' });
    const lastUid = Number(state.lastUid);
    const since =
      lastUid === 0 && state.checkedAt !== null ? new Date(state.checkedAt.getTime() - DAY_MS) : undefined;
    const found = await fromMailbox(() =>
      client.search({ uid: `${String(lastUid + 1)}:*`, ...(since && { since }) }, { uid: true }),
    );
    // `*` is the last message, also where it is older.
    const uids = (Array.isArray(found) ? found : [])
      .filter((uid) => uid > lastUid)
      .toSorted((one, other) => one - other);
    for (const uid of uids.slice(0, BATCH)) {
      if (this.shutdown.aborted) return;
      await this.handle(client, { uid, mailbox: `${nameOf(access)} ${uidValidity}`, own: access.address });
      await this.save(state, { lastUid: String(uid) });
    }
  }

  private async handle(
    client: ImapFlow,
    { uid, mailbox, own }: { uid: number; mailbox: string; own: string },
  ): Promise<void> {
    try {
      const message = await fromMailbox(() => client.fetchOne(String(uid), MESSAGE_QUERY, { uid: true }));
      if (message === false) return;
      const failure = await readDeliveryFailure(client, message);
      const isHandled =
        failure === undefined
          ? await this.receive(client, { message, mailbox, own })
          : await markUndelivered(this.dataSource.manager, failure);
      if (isHandled) await fromMailbox(() => client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }));
    } catch (error) {
      // One message that cannot be read does not hold up the later ones.
      const isOfMessage = error instanceof DomainError || (error instanceof MailboxError && client.usable);
      if (!isOfMessage) throw error;
      this.logger.warn({ uid }, 'a received mail could not be stored');
    }
  }

  /** False for a message that belongs to no lead. */
  private async receive(
    client: ImapFlow,
    { message, mailbox, own }: { message: FetchMessageObject; mailbox: string; own: string },
  ): Promise<boolean> {
    const { manager } = this.dataSource;
    const sender = senderOf(message);
    if (sender === '' || isAutomatic(message)) return false;
    const agency = [own, await this.mailServer.senderAddress(manager)];
    if (agency.some((address) => address?.toLowerCase() === sender)) return false;
    const isMember = (await People.read(manager)).isOfMember(sender);
    const leadId = await findLeadOfMail(manager, { sender, isMember, replied: repliedIds(message) });
    if (leadId === undefined) return false;
    await this.store.store({
      id: idOf(message, mailbox),
      leadId,
      sender,
      subject: subjectOf(message),
      text: await readText(client, message),
      attachments: attachmentsOf(message),
    });
    return true;
  }

  private async stateOf(access: MailboxAccess): Promise<IncomingMailStateEntity> {
    const mailbox = nameOf(access);
    const stored = await this.dataSource.manager.findOneBy(IncomingMailStateEntity, { mailbox });
    return (
      stored ?? { single: true, mailbox, uidValidity: null, lastUid: '0', checkedAt: null, problem: null }
    );
  }

  private async save(
    state: IncomingMailStateEntity,
    change: Partial<IncomingMailStateEntity>,
  ): Promise<void> {
    Object.assign(state, change);
    await this.dataSource.manager.upsert(IncomingMailStateEntity, state, ['single']);
  }
}

/** The same for each copy of the message, so that it is stored once. */
const idOf = ({ envelope, uid }: FetchMessageObject, mailbox: string): string =>
  uuidOf(envelope?.messageId || `${mailbox} ${String(uid)}`);
