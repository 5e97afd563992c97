import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createDataSource } from '@manzil/service-kit/database';
import { commonConfig, databaseUrl, loadConfig } from '@manzil/service-kit/config';
import { ResetPassword } from './accounts/reset-password.js';
import { databaseOptions } from './data-source.js';

/**
 * `node dist/reset-password.js <username> [--clear-second-factor]`: gives a member a new password, printed on
 * standard output, and on demand clears the second factor of whoever has lost their device too.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'clear-second-factor': { type: 'boolean', default: false } },
});
const [username] = positionals;
const { GATEWAY_DATABASE_URL: url, DATABASE_TLS_CA_FILE: tlsCaFile } = loadConfig(
  commonConfig.pick({ DATABASE_TLS_CA_FILE: true }).extend({ GATEWAY_DATABASE_URL: databaseUrl }),
);
if (username === undefined) {
  process.stderr.write('Say whose password: the username of a member\n');
  process.exit(1);
}
const dataSource = await createDataSource({ ...databaseOptions(url), tlsCaFile }).initialize();
try {
  const password = randomBytes(15).toString('base64url');
  const member = await new ResetPassword(dataSource).execute(username, password, {
    clearsSecondFactor: values['clear-second-factor'],
  });
  if (member === undefined) {
    process.stderr.write(`There is no member ${username}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`${member.username} (${member.role}) logs in with the password ${password}\n`);
    if (member.hasSecondFactor) {
      process.stdout.write(
        'The login asks for their second factor too. Is it lost? Run this again with --clear-second-factor\n',
      );
    }
  }
} finally {
  await dataSource.destroy();
}
