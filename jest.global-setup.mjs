import { startPostgres } from '@manzil/testing/postgres';

/** One PostgreSQL for the whole run; every spec file makes databases of its own on it. */
export default async function setUp() {
  const postgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = postgres.adminUrl;
  globalThis.__stopPostgres = postgres.stop;
}
