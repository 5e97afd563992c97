import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeText, type DecodeOptions } from './decode-text.js';
import { FeedError } from './feed-error.js';

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  await Promise.resolve();
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function decode(bytes: Buffer, options: Partial<DecodeOptions> = {}, size = 3): Promise<string> {
  let text = '';
  for await (const chunk of decodeText(inPieces(bytes, size), { maxBytes: 10_000_000, ...options }))
    text += chunk;
  return text;
}

const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

describe('the text of a feed', () => {
  const text = '<a>شقة – café €</a>';

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE with a byte order mark', bigEndian(`\ufeff${text}`)],
    ['UTF-16 LE without a byte order mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE without a byte order mark', bigEndian(text)],
  ])('is read from %s', async (_name, bytes) => {
    expect(await decode(bytes)).toBe(text);
  });

  const declared = (encoding: string): Buffer =>
    Buffer.concat([
      Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a>`),
      Buffer.from([0x80, 0xe9]),
      Buffer.from('</a>'),
    ]);

  it.each(['windows-1252', 'ISO-8859-1'])('is read as declared: %s', async (encoding) => {
    expect(await decode(declared(encoding))).toContain('<a>€é</a>');
  });

  it('is read in the encoding its server names when it names none itself', async () => {
    expect(await decode(Buffer.from([0x3c, 0x61, 0x3e, 0xe9]), { charset: 'windows-1252' })).toBe('<a>é');
    expect(
      await decode(Buffer.concat([Buffer.from('<?xml encoding="utf-8"?>é')]), { charset: 'windows-1252' }),
    ).toContain('é');
  });

  it('ignores a declaration of UTF-16 that is written in single bytes', async () => {
    expect(await decode(Buffer.from('<?xml version="1.0" encoding="utf-16"?><a>é</a>'))).toContain(
      '<a>é</a>',
    );
  });

  it.each([
    ['61 e9 62', 'aéb'],
    ['52 e9 73', 'Rés'],
    ['63 f4 74 e9', 'côté'],
    ['e0 20 6d', 'à m'],
    ['6d b2 20 96', 'm² –'],
    ['ab 61 bb', '«a»'],
    ['93 61 94', '“a”'],
    ['80 35', '€5'],
    ['c3 a9 e9', 'éé'],
    ['e9', 'é'],
    ['61 c3', 'aÃ'],
    ['d8 b4 d9 82 d8 a9 e9', 'شقةé'],
    ['f0 9f 8f a0 a0', '🏠\u00a0'],
    ['ed a0 80', 'í\u00a0€'],
    ['c0 af', 'À¯'],
  ])('with the bytes %s is %s, in pieces of any size', async (hex, expected) => {
    const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
    for (const size of [1, 2, 3, 64]) {
      expect(await decode(bytes, {}, size)).toBe(expected);
      const xml = Buffer.concat([Buffer.from('<?xml encoding="utf-8"?>'), bytes]);
      expect(await decode(xml, { charset: 'utf-8' }, size)).toContain(expected);
      expect(await decode(bytes, { charset: 'iso-8859-1' }, size)).toBe(expected);
    }
  });

  it('reports bytes that are not UTF-8', async () => {
    const reported: string[] = [];
    const onOtherBytes = (): void => void reported.push('other');
    await decode(Buffer.from('é شقة'), { onOtherBytes }, 1);
    expect(reported).toEqual([]);
    await decode(Buffer.from([0x61, 0xe9, 0x62]), { onOtherBytes });
    expect(reported).toEqual(['other']);
  });

  it('of an unknown encoding is refused', async () => {
    await expect(decode(declared('klingon'))).rejects.toThrow(/"klingon" is not known/);
  });

  it('is decompressed, with the bytes counted after it', async () => {
    const seen: number[] = [];
    expect(await decode(gzipSync(text), { onBytes: (bytes) => seen.push(bytes) }, 1)).toBe(text);
    expect(seen.at(-1)).toBe(Buffer.byteLength(text));
  });

  it('that is a gzip bomb is refused before it is completely decompressed', async () => {
    const seen: number[] = [];
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const reading = decode(bomb, { maxBytes: 1_000_000, onBytes: (bytes) => seen.push(bytes) }, 65_536);
    await expect(reading).rejects.toThrow(/larger than 1 MB/);
    expect(seen.at(-1)).toBeLessThan(1_100_000);
  });

  it.each([
    ['cut off', gzipSync(text.repeat(100)).subarray(0, 60)],
    ['broken', Buffer.concat([gzipSync(text).subarray(0, 12), Buffer.from('nonsense'.repeat(20))])],
  ])('in %s compression is refused', async (_name, bytes) => {
    await expect(decode(bytes)).rejects.toBeInstanceOf(FeedError);
  });

  it.each([false, true])('throws the error of a failed download (compressed: %s)', async (compressed) => {
    async function* failing(): AsyncGenerator<Buffer> {
      const bytes = Buffer.from(text.repeat(1_000));
      await Promise.resolve();
      yield (compressed ? gzipSync(bytes) : bytes).subarray(0, 40);
      throw new FeedError('the line went dead');
    }
    const reading = (async () => {
      for await (const _text of decodeText(failing(), { maxBytes: 10_000_000 }));
    })();
    await expect(reading).rejects.toThrow('the line went dead');
  });
});
