import { auditFilterSchema } from '@manzil/contracts/gateway/audit';
import { z } from 'zod';

/** A form sends its empty fields too: they say nothing. */
const said = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const once = z.string('must be given once');
const wholeNumber = once.regex(/^\d{1,6}$/, 'must be a whole number').transform(Number);

export const auditParamsSchema = z
  .object({
    page: said(wholeNumber.optional()),
    action: said(once.optional()),
    kind: said(once.optional()),
    only: said(once.optional()),
    member: said(once.optional()),
    from: said(once.optional()),
    to: said(once.optional()),
  })
  .pipe(auditFilterSchema);
