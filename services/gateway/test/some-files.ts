import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A grey PNG of this size; the file stays small because all its pixels are the same. */
export function png(width: number, height: number, shade = 128): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, shade)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Total bytes: a decoder ignores the padding after the image. */
export const padded = (file: Buffer, bytes: number): Buffer =>
  Buffer.concat([file, Buffer.alloc(bytes - file.length)]);

/** 150 KB of an image of 12,000 by 12,000 pixels. */
export const bomb = (): Buffer => png(12_000, 12_000);

export const pdf = (): Buffer => Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000)}\n%%EOF\n`);
