import { z } from 'zod';
import { auditFilterSchema, auditPageSchema } from '../gateway/audit.js';
import { defineEndpoint } from './endpoint.js';
import { once, unlessEmpty } from './query-values.js';

const pageNumber = once.regex(/^\d{1,6}$/, 'must be a whole number').transform(Number);

export const listAuditEntries = defineEndpoint({
  method: 'GET',
  path: '/api/audit',
  audience: 'audit.read',
  area: 'Accounts',
  summary: 'What staff did, newest first unless another order is asked for',
  query: z
    .object({
      page: unlessEmpty(pageNumber.optional()),
      sort: unlessEmpty(once.optional()),
      action: unlessEmpty(once.optional()),
      kind: unlessEmpty(once.optional()),
      only: unlessEmpty(once.optional()),
      member: unlessEmpty(once.optional()),
      from: unlessEmpty(once.optional()),
      to: unlessEmpty(once.optional()),
    })
    .pipe(auditFilterSchema),
  responses: { 200: auditPageSchema },
});
