import { toNearText, type Near } from '@manzil/contracts/listings/near';
import landmarksUrl from '@manzil/dubai/data/landmarks.json?url';
import schoolsUrl from '@manzil/dubai/data/schools.json?url';
import type { Landmark, School } from '@manzil/dubai/landmarks';
import { useEffect, useState } from 'react';
import { nameIn } from '../../../../shared/lib/listing-labels';
import { useTexts } from '../../../../shared/lib/texts';
import { readOpenData, readStations } from '../../../lib/open-data';
import { FilterCheck } from '../filter-check';
import { namesPlace } from '../names-place';

type Known = Near & Pick<Landmark, 'name' | 'nameAr'> & { aliases?: readonly string[] };

const MOST_SUGGESTED = 8;

interface NearSuggestionsProps {
  typed: string;
  values: URLSearchParams;
  onChange: (form: HTMLFormElement) => void;
}

/** Stations, schools and landmarks with the typed words in their name, in either language. */
export default function NearSuggestions({ typed, values, onChange }: NearSuggestionsProps) {
  const texts = useTexts();
  const [known, setKnown] = useState<readonly Known[]>();
  useEffect(() => {
    const abort = new AbortController();
    // Without the files nothing is suggested.
    readKnown(abort.signal).then(setKnown, () => undefined);
    return () => {
      abort.abort();
    };
  }, []);
  if (known === undefined) return null;
  const fitting = known
    .map((place) => ({
      place,
      value: toNearText(place),
      label: texts.results.nearNamed[place.kind]({ name: nameIn(texts, place) }),
    }))
    .filter(
      ({ place: { name, nameAr, aliases = [] }, value, label }) =>
        !values.has('near', value) &&
        [label, name, nameAr, ...aliases].some((each) => namesPlace(each, typed)),
    );
  const shown = [...new Map(fitting.map(({ value, label }) => [value, label]))].slice(0, MOST_SUGGESTED);
  return (
    <>
      <p className="visually-hidden" role="status">
        {texts.results.placesFound({ count: shown.length })}
      </p>
      {shown.map(([value, label]) => (
        <FilterCheck
          key={value}
          name="near"
          option={{ value, label, disabled: false }}
          {...{ values, onChange }}
        />
      ))}
      {shown.length === 0 && <p>{texts.search.none}</p>}
    </>
  );
}

async function readKnown(signal: AbortSignal): Promise<Known[]> {
  const [landmarks, stations, schools] = await Promise.all([
    readOpenData<Landmark[]>(landmarksUrl, signal),
    readStations(signal),
    readOpenData<School[]>(schoolsUrl, signal),
  ]);
  return [
    ...landmarks.map((place) => ({ ...place, kind: 'landmark' as const })),
    ...stations,
    ...schools.map((place) => ({ ...place, kind: 'school' as const })),
  ];
}
