import * as http from '@manzil/contracts/http/places';
import type { Place } from '@manzil/contracts/listings/place';
import { AD_TYPES, ALL_UNIT_TYPES, type AdType, type UnitType } from '@manzil/contracts/listings/vocabulary';
import { useState } from 'react';
import { queryClient } from '../../kit/data/query-client';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { ConflictDialog } from '../../kit/form/conflict-dialog';
import type { Theirs } from '../../kit/form/merge-dialog';
import { placesQuery } from './place-calls';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { EditOnly, FormFields } from '../../../shared/ui/read-only';

interface PlaceDialogProps {
  place: Place;
  onSaved: (place: Place) => void;
  /** Discards these names in favour of the ones that another member saved. */
  onTheirs: () => Promise<void>;
  onClose: () => void;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** One text field per type page, in the order in which they are sent. */
type TypeField = `${AdType}-${UnitType}`;
const fieldOf = (adType: AdType, type: UnitType): TypeField => `${adType}-${type}`;
const TYPE_PAGES = ALL_UNIT_TYPES.flatMap((type) => AD_TYPES.map((adType) => ({ adType, type })));

type Values = Record<'nameAr' | 'aliases' | 'textBuy' | 'textRent' | TypeField, string>;

function valuesOf({ nameAr, aliases, textBuy, textRent, typeTexts }: Place): Values {
  const ofTypes = TYPE_PAGES.map(({ adType, type }) => [
    fieldOf(adType, type),
    typeTexts.find((each) => each.adType === adType && each.type === type)?.text ?? '',
  ]);
  return {
    ...(Object.fromEntries(ofTypes) as Record<TypeField, string>),
    nameAr,
    aliases: aliases.join('\n'),
    textBuy,
    textRent,
  };
}

/** The form field of a body field, such as `aliases.2` or `typeTexts.0.text`. */
function formField(field: string): string {
  const page = /^typeTexts\.(\d+)/.exec(field)?.[1];
  const { adType, type } = TYPE_PAGES[Number(page)] ?? {};
  if (adType === undefined || type === undefined) return field.replace(/\.\d+$/, '');
  return fieldOf(adType, type);
}

export function PlaceDialog({ place, onSaved, onTheirs, onClose }: PlaceDialogProps) {
  const form = useContractForm(http.savePlace, {
    values: valuesOf(place),
    bodyOf: ({ nameAr, aliases, textBuy, textRent, ...ofTypes }: Values, replaced) => ({
      nameAr,
      aliases: linesOf(aliases),
      textBuy,
      textRent,
      typeTexts: TYPE_PAGES.map((page) => ({ ...page, text: ofTypes[fieldOf(page.adType, page.type)] })),
      expectedVersion: replaced.version,
    }),
    fieldOf: formField,
    refusalField: 'aliases',
    version: place.version,
    send: (body) => callApi(http.savePlace, { params: { name: place.name }, body }),
    onSaved,
  });
  const { conflict } = form;
  const readTheirs = async (): Promise<Theirs<Values>> => {
    const { places } = await queryClient.query({ ...placesQuery, staleTime: 0 });
    const theirs = places.find(({ name }) => name === place.name) ?? place;
    return {
      values: valuesOf(theirs),
      take: () => {
        form.settle(valuesOf(theirs), theirs.version);
      },
    };
  };
  const [type, setType] = useState<UnitType>();
  const failed = TYPE_PAGES.find((page) => form.issueOf(fieldOf(page.adType, page.type)) !== undefined);

  if (conflict !== undefined)
    return (
      <ConflictDialog
        conflict={conflict}
        what="this place"
        outcome="Only one of the two versions can be kept."
        onMine={() => form.submit(conflict.version)}
        onTheirs={onTheirs}
        merging={{ form, readTheirs }}
        onClose={form.dismissConflict}
      />
    );
  return (
    <Dialog title={`Names and texts of ${place.name}`} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <FormFields>
          <TextField label="Arabic name" dir="auto" lang="ar" {...form.text('nameAr')} />
          <AreaField
            label="Also called"
            hint="One name in each line: nicknames, other spellings, other Arabic names. Capital letters do not matter."
            dir="auto"
            rows={8}
            {...form.text('aliases')}
          />
        </FormFields>
        <SelectField
          label="Texts of the page with"
          issue={
            failed === undefined || failed.type === type
              ? undefined
              : `The text for ${failed.type} has an error.`
          }
          value={type ?? ''}
          onText={(chosen) => {
            setType(ALL_UNIT_TYPES.find((each) => each === chosen));
          }}
          options={[['', 'All types'], ...ALL_UNIT_TYPES.map((each): [string, string] => [each, each])]}
        />
        <FormFields>
          <AreaField
            label="Text for buyers"
            hint="Shown at the top of the page. Empty lines separate paragraphs. Without a text, the page gives the prices of its listings."
            rows={5}
            {...form.text(type === undefined ? 'textBuy' : fieldOf('sale', type))}
          />
          <AreaField
            label="Text for tenants"
            rows={5}
            {...form.text(type === undefined ? 'textRent' : fieldOf('rent', type))}
          />
        </FormFields>
        <div className="backend-actions">
          <EditOnly>
            <Button type="submit" kind="primary" busy={form.busy}>
              Save
            </Button>
          </EditOnly>
          <Button onClick={onClose}>
            <EditOnly instead="Close">Cancel</EditOnly>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
