import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runningOn } from './lib/running-start.mjs';
import { dataDir, root } from './lib/paths.mjs';

// Verifies the audit trail of the running product, or of GATEWAY_DATABASE_URL: npm run audit:verify [-- <id>:<hash>]
const url = process.env.GATEWAY_DATABASE_URL || (await runningOn(dataDir()))?.gatewayDatabaseUrl;
if (url) {
  const program = join(root, 'services/gateway/dist/verify-audit.js');
  const env = { ...process.env, GATEWAY_DATABASE_URL: url };
  const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  process.stderr.write('Nothing is running here: start it with npm start, or set GATEWAY_DATABASE_URL\n');
  process.exitCode = 2;
}
