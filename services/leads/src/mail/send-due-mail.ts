import { setTimeout as delay } from 'node:timers/promises';
import { isNobody, refusalIn } from '@manzil/contracts/leads/mail-refusal';
import { LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import { isDatabaseUnavailable } from '@manzil/service-kit/database-unavailable';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import { untilIdle } from '@manzil/service-kit/jobs/until-idle';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Counter, registry } from '@manzil/service-kit/metrics';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { ComposeMail } from './compose-mail.js';
import type { MailEntity } from './mail.entity.js';
import { MailKinds } from './mail-kinds.js';
import { MAIL_SENDERS } from './mail-lanes.js';
import { finishMail, hasDueMail, postponeMail, takeDueMail } from './mail.repository.js';
import { MailError, MailServer } from './mail-server.js';
import { suppressAddress } from './suppression/suppress-address.js';

/** Longest delay between a form and the attempt to send its mail, while the mail server answers. */
const EVERY_MS = 1_000;
const FIRST_DELAY_S = 60;
/** A lost connection, or a provider's limit of connections, is over in seconds. */
const FIRST_NOTICE_DELAY_S = 5;
/** For example, a home that cannot be read delays only the mail about it. */
const NOT_COMPOSED_DELAY_S = 20;
const NOT_COMPOSED = 'The mail could not be prepared';
const STORE_AGAIN_AFTER_MS = 200;
const LONGEST_DELAY_S = 4 * 3_600;
/** After this time the mail is no longer of use. */
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;

type MailLanes = (typeof MAIL_SENDERS)[number]['lanes'];

const attempts = new Counter({
  name: 'manzil_leads_mail_attempts_total',
  help: 'Attempts to send a mail: sent, postponed (it is tried again) or failed (it is given up)',
  labelNames: ['result'],
  registers: [registry],
});

/**
 * Sends due mail, in every replica, each lane by senders of its own. A sender holds the lock of its mail by its
 * database connection: another sender takes the mail as soon as that connection ends, and not before, however slow the
 * database or the mail server is. If a process dies between the mail server's answer and the commit, the mail is sent
 * again with the same message id.
 */
@Injectable()
export class SendDueMail implements OnApplicationBootstrap {
  private readonly inHand = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly server: MailServer,
    private readonly composeMail: ComposeMail,
    private readonly kinds: MailKinds,
    private readonly jobs: JobSchedule,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.jobs.every(EVERY_MS, 'send-mail', () => this.startSenders());
    if (!(await this.server.isConfigured(this.dataSource.manager)))
      this.logger.warn('mail is queued and not sent, because there is no mail server');
  }

  private async startSenders(): Promise<void> {
    const { manager } = this.dataSource;
    if (!(await hasDueMail(manager)) || !(await this.server.isConfigured(manager))) return;
    for (const { name, lanes } of MAIL_SENDERS)
      this.jobs.run(
        `send-mail-${name}`,
        untilIdle(this.shutdown, () => this.sendNext(lanes)),
      );
  }

  /** False when none is due, or when the mail server cannot be reached, which is the same for the others. */
  private async sendNext(lanes: MailLanes): Promise<boolean> {
    if (!(await this.server.isConfigured(this.dataSource.manager))) return false;
    const runner = this.dataSource.createQueryRunner();
    try {
      const mail = await this.take(runner, lanes);
      if (mail === undefined) return false;
      this.inHand.add(mail.id);
      return await whileConnected(runner, (connected) => this.send(mail, connected)).finally(() =>
        this.inHand.delete(mail.id),
      );
    } finally {
      // Returning the connection to the pool would not release the lock.
      await runner.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
      await runner.release();
    }
  }

  /** The next mail of the first lane that has one. */
  private async take(runner: QueryRunner, lanes: MailLanes): Promise<MailEntity | undefined> {
    for (const lane of lanes) {
      const mail = await takeDueMail(runner, this.kinds.ofLane(lane), [...this.inHand]);
      if (mail !== undefined) return mail;
    }
    return undefined;
  }

  /** @param connected aborts when another sender may take the mail */
  private async send(mail: MailEntity, connected: AbortSignal): Promise<boolean> {
    const { manager } = this.dataSource;
    try {
      const composed = await this.compose(mail);
      if ('cancelled' in composed) {
        await finishMail(manager, mail.id, { status: 'cancelled', error: composed.cancelled });
        return true;
      }
      if ('postponed' in composed) {
        const { postponed: error, delayS } = composed;
        await postponeMail(manager, mail.id, { error, delayS });
        return true;
      }
      await this.server.send({ ...composed, to: mail.recipient, messageId: mail.id }, connected);
    } catch (error) {
      if (connected.aborted) {
        this.logger.warn({ mail: mail.id }, 'a mail was not sent, because the database connection was lost');
        return false;
      }
      if (!(error instanceof MailError)) throw error;
      return this.fail(mail, error);
    }
    await this.storeSent(mail);
    attempts.inc({ result: 'sent' });
    return true;
  }

  private async compose(mail: MailEntity): ReturnType<ComposeMail['compose']> {
    try {
      return await this.composeMail.compose(mail);
    } catch (error) {
      if (error instanceof MailError) throw error;
      const { manager } = this.dataSource;
      if (isTooOld(mail)) await finishMail(manager, mail.id, { status: 'failed', error: NOT_COMPOSED });
      else await postponeMail(manager, mail.id, { error: NOT_COMPOSED, delayS: NOT_COMPOSED_DELAY_S });
      throw error;
    }
  }

  /** Retries until the result is stored; otherwise the mail would be sent again. */
  private async storeSent({ id }: MailEntity): Promise<void> {
    for (;;) {
      try {
        await finishMail(this.dataSource.manager, id, { status: 'sent', error: null });
        return;
      } catch (error) {
        if (this.shutdown.aborted || !isDatabaseUnavailable(error)) throw error;
        await delay(STORE_AGAIN_AFTER_MS);
      }
    }
  }

  private async fail(mail: MailEntity, { isRefusal, message }: MailError): Promise<boolean> {
    const { manager } = this.dataSource;
    if (isRefusal || isTooOld(mail)) {
      const refusal = isRefusal ? refusalIn(message) : undefined;
      // The server's message may contain addresses, so it is stored and not logged.
      const logged = { mail: mail.id, attempts: mail.attempts, isRefusal, refusal };
      this.logger.warn(logged, 'a mail could not be sent');
      await this.dataSource.transaction(async (transaction) => {
        await finishMail(transaction, mail.id, { status: 'failed', error: message });
        // An address that only requests a link is unverified, so nothing is stored about it.
        if (mail.mailbox !== null && mail.requestId === null && isNobody(refusal))
          await suppressAddress(transaction, { address: mail.recipient, reason: 'nobody' });
      });
      attempts.inc({ result: 'failed' });
    } else {
      const firstDelayS = this.kinds.of(mail.kind).lane === 'notices' ? FIRST_NOTICE_DELAY_S : FIRST_DELAY_S;
      const delayS = Math.min(firstDelayS * 2 ** (mail.attempts - 1), LONGEST_DELAY_S);
      await postponeMail(manager, mail.id, { error: message, delayS });
      attempts.inc({ result: 'postponed' });
    }
    return isRefusal;
  }
}

const isTooOld = ({ createdAt }: MailEntity): boolean => Date.now() - createdAt.getTime() > GIVEN_UP_AFTER_MS;

/** Runs `work` with a signal that aborts when the connection of `runner`, and with it each of its locks, ends. */
async function whileConnected<T>(
  runner: QueryRunner,
  work: (connected: AbortSignal) => Promise<T>,
): Promise<T> {
  const connection = (await runner.connect()) as PoolClient;
  const lost = new AbortController();
  const abort = (): void => {
    lost.abort();
  };
  connection.once('end', abort);
  try {
    return await work(lost.signal);
  } finally {
    connection.removeListener('end', abort);
  }
}
