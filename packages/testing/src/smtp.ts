import { once } from 'node:events';
import type { Socket } from 'node:net';
import { freePort } from '@manzil/local-servers/ports';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, with the transfer encoding decoded. */
  source: string;
  /** The message as received over the wire. */
  raw: Buffer;
  /** When the whole message had arrived, in milliseconds since 1970. */
  at: number;
}

/**
 * Handling of the next mails: `accept`; `refuse` recipients or `refuse-data` permanently; `busy` refuses temporarily;
 * `drop` closes the connection in mid-message.
 */
export type SmtpBehaviour = 'accept' | 'refuse' | 'refuse-data' | 'busy' | 'drop';

export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  behaviour: SmtpBehaviour;
  /** Text of a permanent refusal. */
  refusal: { code: number; words: string };
  /** Runs before the server accepts a recipient, when it has nothing of the message yet. */
  beforeRecipient: () => Promise<void>;
  /** Runs when a mail has arrived and before the server answers for it. */
  beforeAnswer: (mail: ReceivedMail) => Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real SMTP server on loopback that stores received mails. */
export async function startSmtp({ port: given }: { port?: number } = {}): Promise<TestSmtp> {
  const port = given ?? (await freePort());
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => {
      if (smtp.behaviour === 'refuse') callback(refusal(smtp.refusal.code, smtp.refusal.words));
      else if (smtp.behaviour === 'busy') callback(refusal(451, '4.3.0 Try again later'));
      else
        void smtp.beforeRecipient().then(() => {
          callback();
        });
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (smtp.behaviour === 'drop') for (const socket of sockets) socket.destroy();
      });
      stream.on('end', () => {
        if (smtp.behaviour === 'refuse-data') {
          callback(refusal(smtp.refusal.code, smtp.refusal.words));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(chunks);
        const mail = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: unquoted(raw),
          raw,
          at: Date.now(),
        };
        received.push(mail);
        void smtp.beforeAnswer(mail).then(() => {
          callback();
        });
      });
    },
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour: 'accept',
    refusal: { code: 550, words: '5.1.1 There is no such mailbox' },
    beforeRecipient: () => Promise.resolve(),
    beforeAnswer: () => Promise.resolve(),
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped);
      }),
  };
  return smtp;
}

/** Undoes "quoted-printable", in which a byte is `=` with two digits and `=` at the end of a line continues it. */
const unquoted = (source: Buffer): string =>
  Buffer.from(
    source
      .toString('latin1')
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_quoted, digits: string) => String.fromCharCode(parseInt(digits, 16))),
    'latin1',
  ).toString();

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });
