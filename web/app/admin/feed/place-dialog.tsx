import * as http from '@manzil/contracts/http/places';
import type { Place } from '@manzil/contracts/listings/place';
import { useContractForm } from '../forms/use-contract-form';
import { callApi } from '../lib/call-api';
import { ConflictDialog } from '../saving/conflict-dialog';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { AreaField, TextField } from '../../ui/field';

interface PlaceDialogProps {
  place: Place;
  onSaved: (place: Place) => void;
  /** The names that another member saved stay. */
  onTheirs: () => Promise<void>;
  onClose: () => void;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export function PlaceDialog({ place, onSaved, onTheirs, onClose }: PlaceDialogProps) {
  const form = useContractForm(http.savePlace, {
    values: {
      nameAr: place.nameAr,
      aliases: place.aliases.join('\n'),
      textBuy: place.textBuy,
      textRent: place.textRent,
    },
    bodyOf: (values: { nameAr: string; aliases: string; textBuy: string; textRent: string }, replaced) => ({
      ...values,
      aliases: linesOf(values.aliases),
      expectedVersion: replaced.version,
    }),
    fieldOf: (field) => field.replace(/\.\d+$/, ''),
    refusalField: 'aliases',
    version: place.version,
    send: (body) => callApi(http.savePlace, { params: { name: place.name }, body }),
    onSaved,
  });
  const { conflict } = form;

  if (conflict !== undefined)
    return (
      <ConflictDialog
        conflict={conflict}
        what="this place"
        outcome="Only one of the two versions can be kept."
        onMine={() => form.submit(conflict.version)}
        onTheirs={onTheirs}
        onClose={form.dismissConflict}
      />
    );
  return (
    <Dialog title={`Names and texts of ${place.name}`} onClose={onClose}>
      <form className="backend-form" {...form.attributes}>
        <TextField label="Arabic name" dir="auto" lang="ar" {...form.text('nameAr')} />
        <AreaField
          label="Also called"
          hint="One name in each line: nicknames, other spellings, other Arabic names. Capital letters do not matter."
          dir="auto"
          rows={8}
          {...form.text('aliases')}
        />
        <AreaField
          label="Text for buyers"
          hint="The page of the place begins with it. Empty lines separate paragraphs; without a text the page says what its homes cost."
          rows={5}
          {...form.text('textBuy')}
        />
        <AreaField label="Text for tenants" rows={5} {...form.text('textRent')} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
