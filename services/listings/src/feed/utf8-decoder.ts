import { isUtf8 } from 'node:buffer';

/** The characters 0x80 to 0x9F of Windows-1252; the others equal Latin-1. TextDecoder of Node reads Latin-1. */
export const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes UTF-8, and bytes that are not UTF-8 as Windows-1252, whose texts are declared as UTF-8 more often than not.
 * A byte order mark at the beginning is left out.
 */
export class Utf8Decoder {
  private rest = Buffer.alloc(0);
  private atStart = true;

  constructor(private readonly onOtherBytes: () => void = () => undefined) {}

  decode(chunk: Buffer = Buffer.alloc(0), { stream = false }: { stream?: boolean } = {}): string {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const end = stream ? bytes.length - openSequence(bytes) : bytes.length;
    this.rest = Buffer.from(bytes.subarray(end));
    const text = this.text(bytes.subarray(0, end));
    if (!this.atStart || text === '') return text;
    this.atStart = false;
    return text.startsWith('\ufeff') ? text.slice(1) : text;
  }

  private text(bytes: Buffer): string {
    if (isUtf8(bytes)) return bytes.toString();
    this.onOtherBytes();
    const parts: string[] = [];
    let from = 0;
    for (let at = 0; at < bytes.length;) {
      const length = sequenceLength(bytes[at] ?? 0);
      if (length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length))) {
        at += length;
        continue;
      }
      parts.push(bytes.toString('utf8', from, at), windows1252(bytes[at] ?? 0));
      at += 1;
      from = at;
    }
    parts.push(bytes.toString('utf8', from));
    return parts.join('');
  }
}

const windows1252 = (byte: number): string => WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte);

/** Bytes of the character that begins with `lead`; 0 when none does. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2) return 0;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
}

/** Bytes at the end that begin a character whose other bytes may follow. */
function openSequence(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}
