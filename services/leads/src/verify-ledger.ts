import { databaseTls, databaseTlsConfig, databaseUrl, loadConfig } from '@manzil/service-kit/config';
import { createDataSource } from '@manzil/service-kit/database';
import { LedgerEntryEntity } from './privacy/ledger/ledger-entry.entity.js';
import { verifyChain } from './privacy/ledger/verify-chain.js';

/**
 * `node dist/verify-ledger.js [<number>:<hash>]`: verifies the ledger of leads, including the noted entry if given.
 * Exits with 1 if the ledger was altered, or with 2 for invalid arguments.
 */
const [, , given, ...more] = process.argv;
const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(given ?? '') ?? [];
const noted = seq !== undefined && hash !== undefined ? { seq: Number(seq), hash } : undefined;
if (more.length > 0 || (given !== undefined && noted === undefined)) {
  process.stderr.write('Usage: verify-ledger.js [<number>:<hash>]\n');
  process.exit(2);
}
const { LEADS_DATABASE_URL: url, ...tls } = loadConfig(
  databaseTlsConfig.extend({ LEADS_DATABASE_URL: databaseUrl }),
);
const dataSource = await createDataSource({
  url,
  tls: databaseTls(tls),
  entities: [LedgerEntryEntity],
  migrations: [],
  poolSize: 1,
}).initialize();
try {
  const { entries, last, broken } = await verifyChain(dataSource, { noted });
  if (broken === undefined) {
    process.stdout.write(`${String(entries)} entries, chain whole\n`);
    if (last !== undefined)
      process.stdout.write(`The last one, to note elsewhere: ${String(last.seq)}:${last.hash}\n`);
  } else {
    process.stdout.write(`Entry ${String(broken.seq)} is broken: ${broken.problem}\n`);
    process.exitCode = 1;
  }
} finally {
  await dataSource.destroy();
}
