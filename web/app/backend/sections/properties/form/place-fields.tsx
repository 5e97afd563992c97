import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { TextField } from '../../../../shared/ui/field';
import { EMIRATES } from '../../../kit/labels/emirates';
import { choicesQuery } from '../property-calls';
import { Corrected, FormText } from './form-fields';
import { FIELD_TEXTS } from './form-texts';
import { useListingForm } from './listing-form-context';

/**
 * Emirate and community. A community from the open data sets the position to its middle until the user enters a better
 * one.
 */
export function PlaceFields() {
  const { form } = useListingForm();
  const { communities, places } = useSuspenseQuery(choicesQuery).data;
  const listId = useId();
  const emirates = useId();
  const names = [...new Set([...communities, ...places.map(({ name }) => name)])];
  const community = form.text('community');
  const pointOf = (name: string) => places.find((place) => place.name.toLowerCase() === name.toLowerCase());
  const choose = (name: string): void => {
    const { latitude, longitude } = form.values;
    const before = pointOf(form.values.community);
    const isOfPlace =
      (latitude === '' && longitude === '') ||
      (before !== undefined &&
        latitude === String(before.latitude) &&
        longitude === String(before.longitude));
    const point = pointOf(name.trim());
    if (isOfPlace && point !== undefined) {
      form.set('latitude', String(point.latitude));
      form.set('longitude', String(point.longitude));
    }
    community.onText(name);
  };
  return (
    <>
      <div className="backend-columns">
        <Corrected parts={['community']} label={FIELD_TEXTS.community.label}>
          <TextField
            {...community}
            label={FIELD_TEXTS.community.label}
            hint={FIELD_TEXTS.community.hint}
            autoComplete="off"
            maxLength={300}
            list={listId}
            onText={choose}
          />
        </Corrected>
        <FormText field="subCommunity" autoComplete="off" maxLength={300} />
        <FormText field="emirate" list={emirates} autoComplete="off" maxLength={300} />
      </div>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={emirates}>
        {EMIRATES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Corrected
        parts={['latitude', 'longitude']}
        label={`${FIELD_TEXTS.latitude.label}, ${FIELD_TEXTS.longitude.label}`}
      >
        <div className="backend-columns">
          <TextField label={FIELD_TEXTS.latitude.label} inputMode="decimal" {...form.text('latitude')} />
          <TextField
            label={FIELD_TEXTS.longitude.label}
            hint={FIELD_TEXTS.longitude.hint}
            inputMode="decimal"
            {...form.text('longitude')}
          />
        </div>
      </Corrected>
    </>
  );
}
