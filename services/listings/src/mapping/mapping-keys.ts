import type { ColumnMap } from '@manzil/contracts/listings/feed-mapping';
import { valueKey, type ValueMap } from '@manzil/contracts/listings/feed-values';

/** Lower-cases column names, as the parsers do. */
export const byColumn = (fields: ColumnMap): ColumnMap =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name.toLowerCase(), field]));

/** Normalises terms with `valueKey`, as the lookup does. */
export const byKey = (values: ValueMap): ValueMap =>
  Object.fromEntries(
    Object.entries(values).map(([term, words]) => [
      term,
      Object.fromEntries(Object.entries(words).map(([theirs, ours]) => [valueKey(theirs), ours])),
    ]),
  );
