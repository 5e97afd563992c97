import { placeNamesSchema, type Place } from '@manzil/contracts/listings/place';
import { useState } from 'react';
import { ApiProblem, messageOf } from '../lib/call-api';
import { conflictIn, type Conflict } from '../saving/conflict';
import { ConflictDialog } from '../saving/conflict-dialog';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { AreaField, TextField } from '../../ui/field';
import { savePlace } from './place-calls';

interface PlaceDialogProps {
  place: Place;
  onSaved: (place: Place) => void;
  /** Somebody else's names are kept. */
  onTheirs: () => Promise<void>;
  onClose: () => void;
}

export function PlaceDialog({ place, onSaved, onTheirs, onClose }: PlaceDialogProps) {
  const [nameAr, setNameAr] = useState(place.nameAr);
  const [aliases, setAliases] = useState(place.aliases.join('\n'));
  const [issue, setIssue] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | undefined>();

  const save = async (expectedVersion: number): Promise<void> => {
    const lines = aliases.split('\n').filter((line) => line.trim() !== '');
    const names = placeNamesSchema.safeParse({ nameAr, aliases: lines });
    if (!names.success) {
      setIssue(names.error.issues[0]?.message);
      return;
    }
    setBusy(true);
    try {
      onSaved(await savePlace(place.name, names.data, expectedVersion));
    } catch (error) {
      const between = conflictIn(error);
      const [first] = error instanceof ApiProblem ? error.issues : [];
      setConflict(between);
      if (between === undefined) setIssue(first?.message ?? messageOf(error));
      setBusy(false);
    }
  };

  if (conflict !== undefined)
    return (
      <ConflictDialog
        conflict={conflict}
        what="this place"
        outcome="Only one of the two versions can be kept."
        onMine={() => save(conflict.version)}
        onTheirs={onTheirs}
        onClose={() => {
          setConflict(undefined);
        }}
      />
    );
  return (
    <Dialog title={`Names of ${place.name}`} onClose={onClose}>
      <form
        className="backend-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save(place.version);
        }}
      >
        <TextField label="Arabic name" dir="auto" lang="ar" value={nameAr} onText={setNameAr} />
        <AreaField
          label="Also called"
          hint="One name in each line: nicknames, other spellings, other Arabic names. Capital letters do not matter."
          dir="auto"
          rows={8}
          value={aliases}
          onText={(value) => {
            setAliases(value);
            setIssue(undefined);
          }}
          issue={issue}
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={busy}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
