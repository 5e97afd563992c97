import { join } from 'node:path';
import { runningOn } from './lib/one-at-a-time.mjs';
import { dataDir, root } from './lib/paths.mjs';
import { command } from './lib/prepare.mjs';
import { StartError } from './lib/say.mjs';

const USAGE = 'Usage: npm run admin:reset -- <username>';

// Gives a member of the running product a new password, for when nobody can log in as admin any more.
try {
  const [username, ...more] = process.argv.slice(2);
  if (username === undefined || more.length > 0) throw new StartError(USAGE);
  const url = process.env.GATEWAY_DATABASE_URL || (await runningOn(dataDir()))?.gatewayDatabaseUrl;
  if (!url) {
    throw new StartError('Nothing is running here: start it with npm start, or set GATEWAY_DATABASE_URL');
  }
  const program = join(root, 'services/gateway/dist/reset-password.js');
  process.stdout.write(await command(process.execPath, [program, username], { GATEWAY_DATABASE_URL: url }));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
