import { randomBytes } from 'node:crypto';
import { createDataSource } from '@manzil/service-kit/database';
import { databaseUrl, loadConfig } from '@manzil/service-kit/config';
import { z } from 'zod';
import { ResetPassword } from './accounts/reset-password.js';
import { databaseOptions } from './data-source.js';

/** `node dist/reset-password.js <username>`: gives a member a new password, told on standard output. */
const [, , username] = process.argv;
const { GATEWAY_DATABASE_URL: url } = loadConfig(z.object({ GATEWAY_DATABASE_URL: databaseUrl }));
if (username === undefined) {
  process.stderr.write('Say whose password: the username of a member\n');
  process.exit(1);
}
const dataSource = await createDataSource(databaseOptions(url)).initialize();
try {
  const password = randomBytes(15).toString('base64url');
  const member = await new ResetPassword(dataSource).execute(username, password);
  if (member === undefined) {
    process.stderr.write(`There is no member ${username}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`${member.username} (${member.role}) logs in with the password ${password}\n`);
  }
} finally {
  await dataSource.destroy();
}
