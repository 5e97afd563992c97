import { parseArgs } from 'node:util';
import { createDataSource } from '@manzil/service-kit/database';
import { databaseTls, databaseTlsConfig, databaseUrl, loadConfig } from '@manzil/service-kit/config';
import { ResetPassword } from './accounts/passwords/reset-password.js';
import { httpUrl } from './config.js';
import { databaseOptions } from './data-source.js';

/**
 * `node dist/reset-password.js <username> [--clear-second-factor]`: prints a link by which a member chooses a new
 * password; the option also clears their second factor, for example after the loss of a device.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'clear-second-factor': { type: 'boolean', default: false } },
});
const [username] = positionals;
const {
  GATEWAY_DATABASE_URL: url,
  PUBLIC_URL,
  ...tls
} = loadConfig(
  databaseTlsConfig.extend({
    GATEWAY_DATABASE_URL: databaseUrl,
    PUBLIC_URL: httpUrl.default('http://localhost:8080'),
  }),
);
if (username === undefined) {
  process.stderr.write('Name the member by username\n');
  process.exit(1);
}
const dataSource = await createDataSource({ ...databaseOptions(url), tls: databaseTls(tls) }).initialize();
try {
  const member = await new ResetPassword(dataSource).reset(username, {
    clearsSecondFactor: values['clear-second-factor'],
  });
  if (member === undefined) {
    process.stderr.write(`There is no member ${username}\n`);
    process.exitCode = 1;
  } else {
    const { token, expiresAt } = member.link;
    process.stdout.write(
      `${member.username} (${member.role}) chooses a new password at this link, once and until ${expiresAt}:\n` +
        `${new URL(`/password/${token}`, PUBLIC_URL).href}\nThe old password no longer works.\n`,
    );
    if (member.hasSecondFactor) {
      process.stdout.write(
        'The login requires their second factor too. Is it lost? Run this again with --clear-second-factor\n',
      );
    }
  }
} finally {
  await dataSource.destroy();
}
