import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|topojson|geojson|txt)$/;
const WORTH_IT_BYTES = 1024;

/**
 * Writes `.br` and `.gz` beside a file.
 * @param {string} file
 * @param {Buffer} bytes its content
 */
export async function writeCompressed(file, bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }));
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/**
 * Writes `.br` and `.gz` beside every text asset of the browser build, so that the best compression is
 * paid for once and not at each request.
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options, bundle) {
      const dir = options.dir ?? '.';
      for (const file of Object.values(bundle)) {
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!TEXT.test(file.fileName) || bytes.length < WORTH_IT_BYTES) continue;
        await writeCompressed(path.join(dir, file.fileName), bytes);
      }
    },
  };
}
