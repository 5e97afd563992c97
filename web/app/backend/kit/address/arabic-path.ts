import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';

/** The screen with the Arabic texts of a record. */
export const arabicPath = ({ kind, id }: { kind: LifecycleKind; id: number }): string =>
  `/backend/arabic/${kind}/${id}`;
