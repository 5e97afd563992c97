import { startSmtp, type ReceivedMail, type TestSmtp } from '@manzil/testing/smtp';
import { waitFor } from '@manzil/testing/wait-for';

let started: Promise<TestSmtp> | undefined;

/** Returns the mail server that the product sends to. It ends with the worker, so no mail waits for a retry. */
export function sharedMailServer(): Promise<TestSmtp> {
  const url = process.env.E2E_SMTP_URL;
  if (url === undefined) throw new Error('E2E_SMTP_URL is not set: run the journeys through `npm test`');
  started ??= startSmtp({ port: Number(new URL(url).port) });
  return started;
}

/** Waits for a mail to an address whose subject contains a text. */
export const mailTo = (server: TestSmtp, address: string, subject: string): Promise<ReceivedMail> =>
  waitFor(`a mail to ${address} about "${subject}"`, () =>
    server.received.find(({ to, source }) => to.includes(address) && subjectOf(source).includes(subject)),
  );

function subjectOf(source: string): string {
  const folded = /^Subject: ((?:.|\r\n[ \t])*)$/im.exec(source)?.[1] ?? '';
  return folded.replace(/\r\n[ \t]+/g, ' ');
}

/** Returns the first link in the text of a mail whose path begins with `path`; links in headers are ignored. */
export function linkIn({ source }: ReceivedMail, path: string): string {
  const found = new RegExp(`https?://[^\\s"<>]+${path}[\\w-]+`).exec(
    source.slice(source.indexOf('\r\n\r\n')),
  )?.[0];
  if (found === undefined) throw new Error(`The mail has no link to ${path}`);
  return found;
}
