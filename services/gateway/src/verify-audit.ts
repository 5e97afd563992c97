import { createDataSource } from '@manzil/service-kit/database';
import { databaseTls, databaseTlsConfig, databaseUrl, loadConfig } from '@manzil/service-kit/config';
import { verifyChain } from './accounts/audit/verify-chain.js';

/**
 * `node dist/verify-audit.js [<id>:<hash>]`: verifies the audit trail, including the noted row if given. Exits with 1
 * and the first altered row, or with 2 for invalid arguments.
 */
const [, , noted, ...more] = process.argv;
const [, id, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(noted ?? '') ?? [];
const anchor = id !== undefined && hash !== undefined ? { id, hash } : undefined;
if (more.length > 0 || (noted !== undefined && anchor === undefined)) {
  process.stderr.write('Usage: verify-audit.js [<id>:<hash>]\n');
  process.exit(2);
}
const { GATEWAY_DATABASE_URL: url, ...tls } = loadConfig(
  databaseTlsConfig.extend({ GATEWAY_DATABASE_URL: databaseUrl }),
);
const dataSource = await createDataSource({
  url,
  tls: databaseTls(tls),
  entities: [],
  migrations: [],
  poolSize: 1,
}).initialize();
try {
  const { rows, head, broken } = await verifyChain(dataSource, { ...(anchor && { anchor }) });
  if (broken === undefined) {
    process.stdout.write(`The audit trail is as it was written: ${rows} rows\n`);
    if (head !== undefined)
      process.stdout.write(`Its last row, to note elsewhere: ${head.id}:${head.hash}\n`);
  } else {
    const { difference } = broken;
    process.stdout.write(`Row ${broken.id} of ${broken.at.toISOString()} is broken: ${difference}\n`);
    process.exitCode = 1;
  }
} finally {
  await dataSource.destroy();
}
