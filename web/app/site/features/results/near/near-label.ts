import { parseNear, type NearKind } from '@manzil/contracts/listings/near';
import type { Texts } from '../../../../shared/lib/texts';

/** "DMCC metro station". */
export const nearPlace = (texts: Texts, kind: NearKind, name: string): string =>
  texts.results.nearNamed[kind]({ name: texts.placeName(name) });

/** "Within 10 minutes’ walk of Dubai Mall". */
export function nearLabel(texts: Texts, near: string, minutes: number | undefined): string {
  const { kind = 'landmark', name } = parseNear(near) ?? {};
  const { nearOne, nearWalk, nearKm } = texts.results;
  const place = name === undefined ? nearOne[kind] : nearPlace(texts, kind, name);
  return minutes === undefined ? nearKm({ place }) : nearWalk({ minutes, place });
}

/** The texts with names of stations, schools and landmarks in addition to those of places. */
export const withNames = (texts: Texts, names: Readonly<Record<string, string>>): Texts => ({
  ...texts,
  placeName: (name) => (Object.hasOwn(names, name) ? names[name] : undefined) ?? texts.placeName(name),
});
