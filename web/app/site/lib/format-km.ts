import type { Texts } from '../../shared/lib/texts';

/** Kilometres as "650 m", in steps of 50, or "2.4 km". */
export const formatKm = (texts: Texts, km: number): string =>
  km < 0.975
    ? texts.near.metres({ distance: texts.format.number(Math.max(50, Math.round(km * 20) * 50)) })
    : texts.near.km({ distance: texts.format.tenths(km) });
