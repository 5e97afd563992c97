import { leadFilterSchema, leadKindSchema, leadQuerySchema, LEAD_KINDS } from '@manzil/contracts/leads/lead';
import { z } from 'zod';
import { once, said, wholeNumber } from '../problems/query-values.js';

/** `popup,contact` */
const kinds = once
  .transform((text) => text.split(',').map((kind) => kind.trim()))
  .pipe(z.array(leadKindSchema).min(1).max(LEAD_KINDS.length));

const flag = once
  .pipe(z.enum(['true', 'false'], 'must be true or false'))
  .transform((text) => text === 'true');

const filter = {
  kinds: said(kinds.optional()),
  status: said(once.optional()),
  exceptStatus: said(once.optional()),
  sentQuickly: said(flag.optional()),
  q: said(once.optional()),
  from: said(once.optional()),
  to: said(once.optional()),
};

/** The query string of the inbox: text in, a {@link leadQuerySchema} out. Unknown parameters are ignored. */
export const leadParamsSchema = z
  .object({
    ...filter,
    sort: said(once.optional()),
    page: said(wholeNumber.optional()),
    pageSize: said(wholeNumber.optional()),
  })
  .pipe(leadQuerySchema);

export const exportParamsSchema = z.object(filter).pipe(leadFilterSchema);
