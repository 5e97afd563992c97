import { createHash, createVerify, type KeyObject } from 'node:crypto';

/** A header line of a mail, with its continuations. */
interface Header {
  name: string;
  line: string;
}

const relaxed = (text: string): string =>
  text
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();

const relaxedHeader = ({ name, line }: Header): string =>
  `${name}:${relaxed(line.slice(line.indexOf(':') + 1))}`;

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  const text = lines.join('\r\n').replace(/(\r\n)+$/, '');
  return text === '' ? '' : `${text}\r\n`;
}

/**
 * Verifies the one DKIM signature of a mail (RFC 6376, relaxed/relaxed, rsa-sha256), and returns its tags.
 * @throws Error that names the failed check
 */
export function verifyDkim(raw: Buffer, publicKey: KeyObject): Record<string, string> {
  const source = raw.toString('latin1');
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .split(/\r\n(?![ \t])/)
    .map((line): Header => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }));
  const signature = headers.find(({ name }) => name === 'dkim-signature');
  if (signature === undefined) throw new Error('The mail is not signed');
  const tags = tagsOf(signature.line);
  const bodyHash = createHash('sha256')
    .update(relaxedBody(source.slice(end + 4)), 'latin1')
    .digest('base64');
  if (tags.bh !== bodyHash) throw new Error('The body is not the one that was signed');
  const signed = (tags.h ?? '')
    .split(':')
    .map((name) => headers.findLast((header) => header.name === name.trim()))
    .filter((header) => header !== undefined);
  const unsigned = { ...signature, line: signature.line.replace(/([;\s]b=)[^;]*/, '$1') };
  const data = [...signed, unsigned].map(relaxedHeader).join('\r\n');
  const isValid = createVerify('RSA-SHA256')
    .update(data, 'latin1')
    .verify(publicKey, tags.b ?? '', 'base64');
  if (!isValid) throw new Error('The signature is wrong');
  return tags;
}

const tagsOf = (line: string): Record<string, string> =>
  Object.fromEntries(
    line
      .slice(line.indexOf(':') + 1)
      .split(';')
      .map((tag) => tag.replace(/\s/g, ''))
      .filter(Boolean)
      .map((tag) => [tag.slice(0, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
  );
