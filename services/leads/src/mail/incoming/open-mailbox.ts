import type { MailboxProblem } from '@manzil/contracts/leads/incoming-mail';
import type { MailSettings } from '@manzil/contracts/leads/mail-settings';
import { ImapFlow, type ImapFlowError, type MailboxObject } from 'imapflow';

export interface MailboxAccess {
  host: string;
  port: number;
  encryption: MailSettings['encryption'];
  username: string;
  password: string;
  folder: string;
  /** The email address that replies are sent to. */
  address: string;
}

const CONNECTION_LIMIT_MS = 5_000;
const SILENCE_LIMIT_MS = 20_000;
/** Longest response of the server that is held in memory. */
const MOST_BYTES = 1_000_000;

/** The mailbox cannot be read. Has none of the server's words, which may contain addresses. */
export class MailboxError extends Error {
  constructor(readonly problem: MailboxProblem) {
    super(`The mailbox cannot be read: ${problem}`);
  }
}

/**
 * Runs `work` on the opened folder and logs out.
 * @throws MailboxError
 */
export async function withMailbox<T>(
  access: MailboxAccess,
  work: (client: ImapFlow, mailbox: MailboxObject) => Promise<T>,
): Promise<T> {
  const { host, port, encryption, username, password, folder } = access;
  const client = new ImapFlow({
    host,
    port,
    secure: encryption === 'tls',
    doSTARTTLS: encryption === 'starttls',
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    maxLiteralSize: MOST_BYTES,
  });
  // A lost connection rejects the pending call too; without a listener the event would end the process.
  client.on('error', () => undefined);
  try {
    await fromMailbox(() => client.connect());
    const mailbox = await fromMailbox(() => client.mailboxOpen(folder), 'folder');
    const result = await work(client, mailbox);
    await client.logout().catch(() => undefined);
    return result;
  } finally {
    client.close();
  }
}

/**
 * Runs a call of the mail server.
 * @param refused the problem when the server answers and refuses
 * @throws MailboxError
 */
export async function fromMailbox<T>(call: () => Promise<T>, refused: MailboxProblem = 'other'): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new MailboxError(problemOf(error as ImapFlowError, refused));
  }
}

const UNREACHABLE = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  ...['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'ETIMEOUT', 'NoConnection', 'EConnectionClosed'],
  ...['ClosedAfterConnectText', 'ClosedAfterConnectTLS', 'EPIPE'],
];
const TLS_CODE = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UPGRADE_TIMEOUT|STARTTLS|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_)/;

function problemOf(
  { authenticationFailed, tlsFailed, code = '', responseStatus }: ImapFlowError,
  refused: MailboxProblem,
): MailboxProblem {
  if (authenticationFailed === true) return 'login';
  if (tlsFailed === true || TLS_CODE.test(code)) return 'encryption';
  if (UNREACHABLE.includes(code)) return 'unreachable';
  return responseStatus === undefined ? 'other' : refused;
}
