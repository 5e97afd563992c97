import type { DatabaseOptions } from '@manzil/service-kit/database';
import { CreateVisit1795000000000 } from './migrations/1795000000000-create-visit.js';

export const databaseOptions = (url: string): DatabaseOptions => ({
  url,
  entities: [],
  migrations: [CreateVisit1795000000000],
});
