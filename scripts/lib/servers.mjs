import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs';
import { dovecotFolder } from './dovecot-program.mjs';
import { HOW_TO_GET_NATS, natsProgram } from './nats-program.mjs';
import { logProgress, StartError } from './progress.mjs';

/**
 * Returns the environment variables with which suites and journeys find NATS, Dovecot and Chromium. Downloads missing
 * programs; PostgreSQL is in node_modules.
 */
export async function prepareServers() {
  const missing = [];
  const env = {};
  const usesOtherNats = process.env.TEST_NATS_URL || process.env.TEST_CONTAINERS === '1';
  const nats = await natsProgram();
  if (nats !== undefined) env.NATS_SERVER_PATH = nats;
  else if (!usesOtherNats) missing.push(`nats-server\n${HOW_TO_GET_NATS}`);
  const dovecot = await dovecotFolder();
  if (dovecot !== undefined) env.DOVECOT_FOLDER = dovecot;
  const chromium = await findChromium();
  if (chromium !== undefined) env.CHROMIUM_PATH = chromium;
  else missing.push(`Chromium\n${HOW_TO_GET_CHROMIUM}`);
  const hasOpenssl = await promisify(execFile)('openssl', ['version']).then(
    () => true,
    () => false,
  );
  if (!hasOpenssl)
    missing.push(
      'openssl\n  Debian, Ubuntu   sudo apt-get install openssl\n  macOS            brew install openssl',
    );
  if (missing.length > 0)
    throw new StartError(`The check needs, and could not fetch:\n\n${missing.join('\n\n')}`);
  logProgress(`NATS: ${nats ?? 'not on this machine'}; Chromium: ${chromium}`);
  return env;
}
