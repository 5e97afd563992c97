interface ReadAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Reads the attached files of a mail as it came over SMTP, in their order. */
export function readAttachments(raw: Buffer): ReadAttachment[] {
  const source = raw.toString('latin1');
  const [, boundary = ''] = /^Content-Type: multipart\/mixed;\s*boundary="([^"]+)"/im.exec(source) ?? [];
  return source.split(`--${boundary}`).flatMap((part) => {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
    if (!/^Content-Disposition: attachment/im.test(head)) return [];
    return {
      filename: filenameIn(head),
      contentType: /^Content-Type: ([^;\r\n]+)/im.exec(head)?.[1] ?? '',
      content: Buffer.from(part.slice(end), 'base64'),
    };
  });
}

/** A name with other letters is percent-encoded, and a long one continues in further parameters (RFC 2231). */
function filenameIn(head: string): string {
  const [disposition = ''] = /^Content-Disposition: .*$/im.exec(head) ?? [];
  const plain = /filename=(?:"([^"]*)"|([^;\r\n]+))/i.exec(disposition);
  if (plain !== null) return plain[1] ?? plain[2] ?? '';
  const pieces = [...disposition.matchAll(/filename\*(?:\d+\*?)?=([^;\s]+)/gi)].map(
    ([, piece = '']) => piece,
  );
  return decodeURIComponent(pieces.join('').replace(/^utf-8''/i, ''));
}
