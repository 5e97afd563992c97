import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Creates a unique picture of noise, which hardly compresses. */
const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

export const jpeg = (width = 800, height = 600): Promise<Buffer> => noise(width, height).jpeg().toBuffer();
export const png = (width = 240, height = 180): Promise<Buffer> => noise(width, height).png().toBuffer();
export const avif = (width = 64, height = 48): Promise<Buffer> =>
  noise(width, height).avif({ effort: 0 }).toBuffer();
export const gif = (width = 240, height = 180): Promise<Buffer> => noise(width, height).gif().toBuffer();
export const tiff = (width = 240, height = 180): Promise<Buffer> => noise(width, height).tiff().toBuffer();
export const webp = (width = 64, height = 48): Promise<Buffer> => noise(width, height).webp().toBuffer();

/** Creates a picture as taken by a phone: rotated by EXIF, with a location. */
export const phonePhoto = (): Promise<Buffer> =>
  noise(400, 300)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'SecretArtist' }, IFD3: { GPSLatitude: '25/1 4/1 37/1' } })
    .jpeg()
    .toBuffer();

/** A small PNG that claims to be 40,000 pixels wide and high. */
export function hugePng(): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(40_000, 8);
  header.writeUInt32BE(40_000, 12);
  header.set([8, 2, 0, 0, 0], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  const data = Buffer.from('0000000049444154', 'hex');
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, data]);
}

/** Creates a file with the first bytes of a PDF; its content is not valid. */
export const pdf = (bytes = 4_000): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')]);

/** Creates a picture that is black on the left and white on the right. */
export const halves = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([
      {
        input: {
          create: { width: Math.ceil(width / 2), height, channels: 3, background: '#fff' },
        },
        left: Math.floor(width / 2),
        top: 0,
      },
    ])
    .png()
    .toBuffer();
