import { z } from 'zod';
import { auditFilterSchema, auditPageSchema } from '../gateway/audit.js';
import { ADMINS, defineEndpoint } from './endpoint.js';
import { once, said } from './query-values.js';

const pageNumber = once.regex(/^\d{1,6}$/, 'must be a whole number').transform(Number);

export const listAuditEntries = defineEndpoint({
  method: 'GET',
  path: '/api/audit',
  audience: ADMINS,
  area: 'Accounts',
  summary: 'What staff did, newest first',
  query: z
    .object({
      page: said(pageNumber.optional()),
      action: said(once.optional()),
      kind: said(once.optional()),
      only: said(once.optional()),
      member: said(once.optional()),
      from: said(once.optional()),
      to: said(once.optional()),
    })
    .pipe(auditFilterSchema),
  responses: { 200: auditPageSchema },
});
