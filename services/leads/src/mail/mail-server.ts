import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { createTransport, type Transporter } from 'nodemailer';
import type DKIM from 'nodemailer/lib/dkim';
import type { LeadsConfig } from '../config.js';
import { MAIL_SENDERS } from './mail-lanes.js';
import { MailSettings, type MailServerAccess } from './settings/mail-settings.js';

const CONNECTION_LIMIT_MS = 15_000;
const SILENCE_LIMIT_MS = 60_000;
const LONGEST_ERROR = 500;
const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface ComposedMail {
  /** Replies go to the sender by default. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Unsubscribe link of mail to visitors, which mail programs offer as a button (RFC 8058). */
  unsubscribeUrl?: string;
  /** Written by a member to one person. */
  isPersonal?: boolean;
  attachments?: MailAttachment[];
  /** A calendar event that mail programs add or remove. */
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** The reason why a mail must not be sent any more, or null without a message. */
export interface Cancelled {
  cancelled: string | null;
}

/** The reason why a mail is not to be sent yet. */
export interface Postponed {
  postponed: string;
  delayS: number;
}

interface OutgoingMail extends ComposedMail {
  /** The same for every attempt, so that the recipient's server recognises a mail that it already has. */
  messageId: string;
  to: string;
}

/** `isRefusal`: the server refuses this mail or recipient and would do so again; any other error may be temporary. */
export class MailError extends Error {
  constructor(
    message: string,
    readonly isRefusal: boolean,
  ) {
    super(message);
  }
}

/** The mail server of the settings, if there is one. A change of them applies to the next mail. */
@Injectable()
export class MailServer implements OnApplicationShutdown {
  private open: { access: string; transport: Transporter } | undefined;

  constructor(
    private readonly settings: MailSettings,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: LeadsConfig,
  ) {}

  /** Uses the caller's connection: in a transaction, waiting for a second connection could deadlock. */
  async isConfigured(manager: EntityManager): Promise<boolean> {
    return (await this.settings.serverAccess(manager)) !== undefined;
  }

  /** The address that mail is from; undefined without a mail server. */
  async senderAddress(manager: EntityManager): Promise<string | undefined> {
    const from = (await this.settings.serverAccess(manager))?.from;
    return typeof from === 'string' ? (/<(.+)>/.exec(from)?.[1] ?? from) : from?.address;
  }

  /**
   * @param signal ends the conversation with the mail server when it aborts
   * @throws MailError
   */
  async send(
    { messageId, to, replyTo, unsubscribeUrl, icalEvent, isPersonal, ...mail }: OutgoingMail,
    signal: AbortSignal,
  ): Promise<void> {
    const access = await this.settings.serverAccess(this.dataSource.manager);
    if (access === undefined) throw new MailError('There is no mail server', false);
    const { from } = access;
    try {
      await this.transportOf(access).sendMail({
        ...mail,
        signal,
        ...(icalEvent && { icalEvent: { ...icalEvent, filename: 'viewing.ics' } }),
        // An object is one address, with any characters.
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        from,
        messageId: `<${messageId}@${domainOf(typeof from === 'string' ? from : from.address)}>`,
        // Automatic replies, such as out-of-office messages, would only go to the agency's own address.
        headers: {
          ...(isPersonal !== true && { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      throw toMailError(error);
    }
  }

  onApplicationShutdown(): void {
    this.open?.transport.close();
  }

  /** The open transport, or a new one when the settings have changed. */
  private transportOf({ server }: MailServerAccess): Transporter {
    const access = JSON.stringify(server);
    if (this.open?.access !== access) {
      // The old transport does not send the mail it is working on; the new one retries it.
      this.open?.transport.close();
      this.open = { access, transport: this.connect(server) };
    }
    return this.open.transport;
  }

  private connect(server: MailServerAccess['server']): Transporter {
    return createTransport({
      ...server,
      pool: true,
      // A sender never waits for the connection of another one.
      maxConnections: MAIL_SENDERS.length,
      connectionTimeout: CONNECTION_LIMIT_MS,
      greetingTimeout: CONNECTION_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...dkimOf(this.config),
    });
  }
}

/**
 * Signed by the key of the agency's domain when it is configured. The button of mail programs (RFC 8058) requires that
 * both of its headers are signed, and nodemailer signs one of them by default.
 */
function dkimOf({
  DKIM_DOMAIN: domainName,
  DKIM_SELECTOR: keySelector,
  DKIM_PRIVATE_KEY: privateKey,
}: LeadsConfig): { dkim?: DKIM.Options } {
  if (domainName === undefined || keySelector === undefined || privateKey === undefined) return {};
  return { dkim: { domainName, keySelector, privateKey, headerFieldNames: SIGNED_HEADERS } };
}

const domainOf = (address: string): string => address.split('@').at(-1)?.replace('>', '') ?? 'localhost';

function toMailError(error: unknown): MailError {
  const {
    code,
    responseCode = 0,
    message = String(error),
  } = error as {
    code?: string;
    responseCode?: number;
    message?: string;
  };
  // A wrong password is refused as well, but it concerns all mail and can be corrected.
  const isRefusal = responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return new MailError(message.slice(0, LONGEST_ERROR), isRefusal);
}
