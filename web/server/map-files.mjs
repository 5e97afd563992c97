import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { replaceMapFiles } from '@manzil/dubai/map-files';
import { log } from './log.mjs';

const FOLDER = '/assets/map/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ENCODINGS = /** @type {const} */ ({ br: promisify(brotliCompress), gzip: promisify(gzip) });

/**
 * Map files in `folder`, by which the operator replaces packaged ones. They are read when the process starts; invalid
 * files are logged and ignored.
 * @param {string | undefined} folder
 */
export async function mapFilesIn(folder) {
  /** @type {Map<string, Record<'identity' | 'br' | 'gzip', Buffer>>} */
  const served = new Map();
  /** @type {import('@manzil/dubai/map-features').ReplacedFiles} */
  const urls = {};
  if (folder !== undefined) {
    const { files, refused } = replaceMapFiles(folder);
    for (const { name, reason } of refused) log('warn', `map file ${name} is not used: ${reason}`);
    for (const [name, bytes] of files) {
      const url = `${FOLDER}${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}-${name}`;
      urls[name] = url;
      served.set(url, {
        identity: bytes,
        br: await ENCODINGS.br(bytes),
        gzip: await ENCODINGS.gzip(bytes),
      });
    }
  }
  /** @type {import('express').RequestHandler} */
  const send = (req, res, next) => {
    const file = served.get(req.path);
    if (file === undefined) {
      next();
      return;
    }
    res.vary('Accept-Encoding');
    res.setHeader('cache-control', IMMUTABLE);
    res.type('json');
    const encoding = /** @type {'br' | 'gzip' | false} */ (req.acceptsEncodings(Object.keys(ENCODINGS)));
    if (encoding) res.setHeader('content-encoding', encoding);
    res.end(file[encoding || 'identity']);
  };
  /** Changes with the files. */
  const version = Object.values(urls)
    .map((url) => url.slice(FOLDER.length).split('-', 1)[0])
    .join('.');
  return { urls, version, send };
}
