import { existsSync } from 'node:fs';

/** The headless shell comes first: without the parts of a window it needs less of the processor. */
const USUAL_PLACES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * Returns the path of the browser for journeys: `CHROMIUM_PATH`, the system's own, or else the one that a package from
 * the registry brings, which is unpacked first. Undefined where that cannot run.
 */
export async function findChromium() {
  const installed = [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));
  if (installed !== undefined) return installed;
  // It is built for Linux on x64 only.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
