import type { TranslatedKind } from '@manzil/contracts/content/translation';

export const arabicPath = ({ kind, id }: { kind: TranslatedKind; id: number }): string =>
  `/backend/arabic/${kind}/${id}`;
