import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabases, SERVICES } from '../databases.mjs';
import { StartError } from '../progress.mjs';
import { claimFolder, runningOn } from '../running-start.mjs';
import { keptSecret } from '../secrets.mjs';

/**
 * Returns the databases of `npm start` by name, with the URLs of their superuser: of the running product, or else of
 * their server alone, which `close` stops.
 */
export async function openOwnDatabases(folder) {
  if (SERVICES.some((service) => process.env[`${service.toUpperCase()}_DATABASE_URL`]))
    throw new StartError(
      'The databases have a server of their own: use deploy/backup, see deploy/RUNBOOK.md',
    );
  const running = await runningOn(folder);
  if (running?.gatewayDatabaseUrl !== undefined)
    return { urls: adminUrls(folder, running.gatewayDatabaseUrl), close: async () => {} };
  const claim = await claimFolder(folder);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const { environment, stop } = await openDatabases(folder).catch((error) => {
    claim.release();
    throw error;
  });
  return {
    urls: adminUrls(folder, environment.GATEWAY_DATABASE_URL),
    close: async () => {
      await stop();
      claim.release();
    },
  };
}

function adminUrls(folder, serviceUrl) {
  return SERVICES.map((service) => {
    const url = new URL(serviceUrl);
    url.username = 'postgres';
    url.password = keptSecret(folder, 'postgres-password').value;
    url.pathname = `/manzil_${service}`;
    return [`manzil_${service}`, url.href];
  });
}
