import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runningOn } from './lib/running-start.mjs';
import { dataDir, root } from './lib/paths.mjs';

// Verifies the ledger of leads of the running product, or of LEADS_DATABASE_URL: npm run leads:verify [-- <number>:<hash>]
const url = process.env.LEADS_DATABASE_URL || (await runningOn(dataDir()))?.leadsDatabaseUrl;
if (url) {
  const program = join(root, 'services/leads/dist/verify-ledger.js');
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    env: { ...process.env, LEADS_DATABASE_URL: url },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  process.stderr.write('Nothing is running here: start it with npm start, or set LEADS_DATABASE_URL\n');
  process.exitCode = 2;
}
