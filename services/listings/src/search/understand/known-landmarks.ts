import { readLandmarks, readSchools, readStations } from '@manzil/dubai/landmarks';
import type { LandmarkName } from './vocabulary.js';

/** Names and nicknames of landmarks, stations and schools. */
export function knownLandmarks(): LandmarkName[] {
  const landmarks = readLandmarks().flatMap(({ name, nameAr, aliases }) =>
    [name, nameAr, ...aliases].map((text) => named('landmark', name, text, false)),
  );
  const stations = readStations().flatMap(({ kind, name }) =>
    // A station with two names is written "Burj Khalifa / Dubai Mall".
    name
      .split(' / ')
      .flatMap((each) =>
        [...new Set([each, each.replace(/^(?:Dubai|Al) /, '')])].flatMap((text) =>
          [kind, `${kind} station`, 'station'].map((suffix) => named(kind, name, `${text} ${suffix}`, true)),
        ),
      ),
  );
  const schools = readSchools().map(({ name }) => named('school', name, name, false));
  return [...landmarks, ...stations, ...schools];
}

const named = (
  kind: LandmarkName['near']['kind'],
  name: string,
  text: string,
  isAlone: boolean,
): LandmarkName => ({
  text,
  near: { kind, name },
  isAlone,
});
