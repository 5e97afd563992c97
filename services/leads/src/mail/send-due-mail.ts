import { isNobody, refusalIn } from '@manzil/contracts/leads/mail-refusal';
import { CONFIG, LOGGER, SHUTDOWN } from '@manzil/service-kit/kit-module';
import { JobSchedule } from '@manzil/service-kit/jobs/job-schedule';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Counter, registry } from '@manzil/service-kit/metrics';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from '../config.js';
import { ComposeMail } from './compose-mail.js';
import type { MailEntity } from './mail.entity.js';
import { isNotice, MAIL_SENDERS } from './mail-lanes.js';
import {
  finishMail,
  postponeMail,
  RENEW_LEASE_EVERY_MS,
  renewLease,
  takeDueMail,
} from './mail.repository.js';
import { MailError, MailServer } from './mail-server.js';
import { suppressAddress } from './suppression/suppress-address.js';

/** Longest delay between a form and the attempt to send its mail, while the mail server answers. */
const EVERY_MS = 1_000;
const FIRST_DELAY_S = 60;
/** A lost connection, or a provider's limit of connections, is over in seconds. */
const FIRST_NOTICE_DELAY_S = 5;
const LONGEST_DELAY_S = 4 * 3_600;
/** After this time nobody waits for the mail any more. */
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;

type MailLanes = (typeof MAIL_SENDERS)[number]['lanes'];

const attempts = new Counter({
  name: 'manzil_leads_mail_attempts_total',
  help: 'Attempts to send a mail: sent, postponed (it is tried again) or failed (it is given up)',
  labelNames: ['result'],
  registers: [registry],
});

/**
 * Sends the mail that is due, in every replica, each lane by senders of its own. A mail is taken by one sender at a time;
 * one whose process died between the mail server's answer and the commit is sent again with the same message id.
 */
@Injectable()
export class SendDueMail implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly server: MailServer,
    private readonly composeMail: ComposeMail,
    private readonly jobs: JobSchedule,
    @Inject(SHUTDOWN) private readonly shutdown: AbortSignal,
    @Inject(CONFIG) private readonly config: LeadsConfig,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.server.isConfigured) {
      for (const { name, lanes } of MAIL_SENDERS)
        this.jobs.every(EVERY_MS, `send-mail-${name}`, () => this.sendAll(lanes));
    } else if (this.config.LEAD_NOTIFY_TO.length > 0)
      this.logger.warn('notices of new leads are queued and not sent, because SMTP_URL is not set');
  }

  /** Ends when none is due, or when the mail server cannot be reached, which is the same for the others. */
  private async sendAll(lanes: MailLanes): Promise<void> {
    while (!this.shutdown.aborted) {
      const mail = await this.take(lanes);
      if (mail === undefined) return;
      const renewal = setInterval(() => {
        // One that fails is made up for by the next one, or the mail is sent again with the same message id.
        renewLease(this.dataSource.manager, mail.id).catch(() => undefined);
      }, RENEW_LEASE_EVERY_MS);
      try {
        if (!(await this.send(mail))) return;
      } finally {
        clearInterval(renewal);
      }
    }
  }

  /** The next mail of the first lane that has one. */
  private async take(lanes: MailLanes): Promise<MailEntity | undefined> {
    for (const kinds of lanes) {
      const mail = await takeDueMail(this.dataSource.manager, kinds);
      if (mail !== undefined) return mail;
    }
    return undefined;
  }

  private async send(mail: MailEntity): Promise<boolean> {
    const { manager } = this.dataSource;
    try {
      const composed = await this.composeMail.compose(mail);
      if ('cancelled' in composed) {
        await finishMail(manager, mail.id, { status: 'cancelled', error: composed.cancelled });
        return true;
      }
      if ('postponed' in composed) {
        const { postponed: error, delayS } = composed;
        await postponeMail(manager, mail.id, { error, delayS });
        return true;
      }
      await this.server.send({ ...composed, to: mail.recipient, messageId: mail.id });
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      return this.fail(mail, error);
    }
    await finishMail(manager, mail.id, { status: 'sent', error: null });
    attempts.inc({ result: 'sent' });
    return true;
  }

  private async fail(mail: MailEntity, { isRefusal, message }: MailError): Promise<boolean> {
    const { manager } = this.dataSource;
    if (isRefusal || Date.now() - mail.createdAt.getTime() > GIVEN_UP_AFTER_MS) {
      const refusal = isRefusal ? refusalIn(message) : undefined;
      // The words of the server may contain addresses, so they are stored and not logged.
      const logged = { mail: mail.id, attempts: mail.attempts, isRefusal, refusal };
      this.logger.warn(logged, 'a mail could not be sent');
      await this.dataSource.transaction(async (transaction) => {
        await finishMail(transaction, mail.id, { status: 'failed', error: message });
        // Nobody has proved that an address is theirs that only asks for a link, so that it leaves nothing behind.
        if (mail.mailbox !== null && mail.requestId === null && isNobody(refusal))
          await suppressAddress(transaction, { address: mail.recipient, reason: 'nobody' });
      });
      attempts.inc({ result: 'failed' });
    } else {
      const firstDelayS = isNotice(mail.kind) ? FIRST_NOTICE_DELAY_S : FIRST_DELAY_S;
      const delayS = Math.min(firstDelayS * 2 ** (mail.attempts - 1), LONGEST_DELAY_S);
      await postponeMail(manager, mail.id, { error: message, delayS });
      attempts.inc({ result: 'postponed' });
    }
    return isRefusal;
  }
}
