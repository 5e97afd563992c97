import { formatNumber } from '../../shared/lib/format';
import { nearTexts } from './near-texts';

/** Kilometres as "650 m", in steps of 50, or "2.4 km". */
export const formatKm = (km: number): string =>
  km < 0.975
    ? nearTexts.metres(formatNumber(Math.max(50, Math.round(km * 20) * 50)))
    : nearTexts.km(km.toFixed(1));
