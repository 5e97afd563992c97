import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|json|topojson|txt)$/;
const WORTH_IT_BYTES = 1024;

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
        const target = path.join(dir, file.fileName);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${target}.br`, brotliCompressSync(bytes, { params }));
        await writeFile(`${target}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
