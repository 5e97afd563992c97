const ENCODED_WORD = /=\?UTF-8\?([BQ])\?([^?]*)\?=/gi;

/** A mail as it came over SMTP, parsed for assertions. */
interface ReadMail {
  subject: string;
  replyTo: string;
  text: string;
  html: string;
  /** The calendar event, unfolded; empty when there is none. */
  event: string;
}

/** Reads a mail; pass mail in other scripts as raw SMTP data in Latin-1. */
export function readMail(source: string): ReadMail {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const part = (type: string): string => {
    const found = new RegExp(`Content-Type: ${type}[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`, 'i').exec(source);
    const [whole = '', body = ''] = found ?? [];
    return decoded(body, /Content-Transfer-Encoding: (\S+)/i.exec(whole)?.[1]);
  };
  return {
    subject: header('Subject')
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(ENCODED_WORD, (_word, how: string, content: string) =>
        how === 'B' ? decoded(content, 'base64') : decoded(content.replaceAll('_', ' '), 'quoted-printable'),
      ),
    replyTo: header('Reply-To'),
    text: part('text/plain'),
    html: part('text/html'),
    event: part('text/calendar').replace(/\r\n /g, ''),
  };
}

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
