import type { TranslatedKind } from '@manzil/contracts/content/translation';

/** The screen with the Arabic texts of a record. */
export const arabicPath = ({ kind, id }: { kind: TranslatedKind; id: number }): string =>
  `/backend/arabic/${kind}/${id}`;
