import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runningOn } from './lib/running-start.mjs';
import { dataDir, root } from './lib/paths.mjs';
import { command } from './lib/prepare.mjs';
import { StartError } from './lib/progress.mjs';

const USAGE = 'Usage: npm run admin:reset -- <username> [--clear-second-factor]';

// Prints a link for a member of the running product to choose a new password, for use when no admin can log in;
// --clear-second-factor also removes the member's second factor, for example after the loss of a device.
try {
  const { positionals, clear } = readArguments();
  const [username, ...more] = positionals;
  if (username === undefined || more.length > 0) throw new StartError(USAGE);
  const running = await runningOn(dataDir());
  const url = process.env.GATEWAY_DATABASE_URL || running?.gatewayDatabaseUrl;
  if (!url) {
    throw new StartError('Nothing is running here: start it with npm start, or set GATEWAY_DATABASE_URL');
  }
  const program = join(root, 'services/gateway/dist/reset-password.js');
  process.stdout.write(
    await command(process.execPath, [program, username, ...clear], {
      GATEWAY_DATABASE_URL: url,
      ...(running?.url !== undefined && { PUBLIC_URL: running.url }),
    }),
  );
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
}

function readArguments() {
  const options = { 'clear-second-factor': { type: 'boolean' } };
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    return { positionals, clear: values['clear-second-factor'] ? ['--clear-second-factor'] : [] };
  } catch {
    throw new StartError(USAGE);
  }
}
