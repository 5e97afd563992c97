import { formatNumber } from '../../../lib/format';
import { placeTexts } from '../../../lib/place-texts';

/** Kilometres as "650 m", in steps of 50, or "2.4 km". */
export const formatKm = (km: number): string =>
  km < 0.975
    ? placeTexts.metres(formatNumber(Math.max(50, Math.round(km * 20) * 50)))
    : placeTexts.km(km.toFixed(1));
