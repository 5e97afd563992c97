import { dropTemplates, startPostgres } from '@manzil/testing/postgres';

/** One PostgreSQL for the whole run; every test file creates its own databases on it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = postgres.adminUrl;
  return async () => {
    await dropTemplates(postgres.adminUrl);
    await postgres.stop();
  };
}
