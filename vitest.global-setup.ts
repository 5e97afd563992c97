import { startPostgres } from '@manzil/testing/postgres';

/** One PostgreSQL for the whole run; every test file makes databases of its own on it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = postgres.adminUrl;
  return () => postgres.stop();
}
