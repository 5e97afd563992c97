import { existsSync } from 'node:fs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the path of the browser for journeys: `CHROMIUM_PATH`, or the system's own. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));
}
