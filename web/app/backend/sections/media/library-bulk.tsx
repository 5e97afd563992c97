import { useState } from 'react';
import * as http from '@manzil/contracts/http/media';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { callApi, messageOf } from '../../kit/data/call-api';
import { BulkBar } from '../../../shared/ui/bulk-bar';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/field';
import { toasts, type ToastAction } from '../../../shared/ui/toast-queue';
import { files, MEDIA_TEXTS } from '../../kit/media/media-texts';
import { tagsIn } from '../../kit/labels/tags-in';
import { undoDeletion } from './undo-deletion';

interface LibraryBulkProps {
  assets: readonly LibraryAsset[];
  onClear: () => void;
  onChanged: () => Promise<void>;
}

/** Success message with an optional action. */
interface Said {
  text: string;
  action?: ToastAction | undefined;
}

export function LibraryBulk({ assets, onClear, onChanged }: LibraryBulkProps) {
  const [asking, setAsking] = useState<'tags' | 'delete'>();
  const [busy, setBusy] = useState(false);
  const ids = assets.map(({ id }) => id);
  const unused = assets.filter(({ usedBy }) => usedBy.length === 0);

  const run = async (act: () => Promise<Said>): Promise<void> => {
    setBusy(true);
    try {
      const said = await act();
      await onChanged();
      toasts.done(said.text, said.action);
      setAsking(undefined);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setBusy(false);
  };
  const change = async (body: {
    addTags?: string[];
    removeTags?: string[];
    kept?: boolean;
  }): Promise<Said> => {
    const { changed } = await callApi(http.changeAssets, { body: { ids, ...body } });
    return { text: `${files(changed)} changed.` };
  };
  const remove = async (): Promise<Said> => {
    const { deleted, restorable, inUse } = await callApi(http.deleteAssets, { body: { ids } });
    const stayed =
      inUse.length === 0
        ? ''
        : ` In use, so they stay: ${inUse.map(({ originalName }) => originalName).join(', ')}.`;
    const kept = assets.filter(({ id }) => restorable.includes(id));
    return { text: `${files(deleted)} deleted.${stayed}`, action: undoDeletion(kept, onChanged) };
  };

  return (
    <BulkBar count={assets.length} onClear={onClear}>
      <Button
        onClick={() => {
          setAsking('tags');
        }}
      >
        Tags…
      </Button>
      <Button busy={busy} onClick={() => void run(() => change({ kept: true }))}>
        {MEDIA_TEXTS.keep}
      </Button>
      {assets.some(({ kept }) => kept) && (
        <Button busy={busy} onClick={() => void run(() => change({ kept: false }))}>
          {MEDIA_TEXTS.unkeep}
        </Button>
      )}
      <Button
        kind="danger"
        disabled={unused.length === 0}
        onClick={() => {
          setAsking('delete');
        }}
      >
        Delete
      </Button>
      {asking === 'tags' && (
        <TagsDialog
          assets={assets}
          busy={busy}
          onClose={() => {
            setAsking(undefined);
          }}
          onSave={(body) => void run(() => change(body))}
        />
      )}
      {asking === 'delete' && (
        <Confirm
          title="Delete files"
          confirm={`Delete ${files(unused.length)}`}
          danger
          onConfirm={() => run(remove)}
          onCancel={() => {
            setAsking(undefined);
          }}
        >
          {MEDIA_TEXTS.deleteManyText(unused.length)} {MEDIA_TEXTS.binText}
          {unused.length < assets.length && ` ${files(assets.length - unused.length)} in use will stay.`}
        </Confirm>
      )}
    </BulkBar>
  );
}

interface TagsDialogProps {
  assets: readonly LibraryAsset[];
  busy: boolean;
  onClose: () => void;
  onSave: (body: { addTags: string[]; removeTags: string[] }) => void;
}

function TagsDialog({ assets, busy, onClose, onSave }: TagsDialogProps) {
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const known = [...new Set(assets.flatMap(({ tags }) => tags))].sort();
  return (
    <Dialog title={`Tags of ${files(assets.length)}`} onClose={onClose}>
      <form
        className="backend-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ addTags: tagsIn(added), removeTags: tagsIn(removed) });
        }}
      >
        <TextField label="Add tags" hint="Separated by commas" value={added} onText={setAdded} />
        {known.length > 0 && (
          <TextField
            label="Remove tags"
            hint={`They have: ${known.join(', ')}`}
            value={removed}
            onText={setRemoved}
          />
        )}
        <div className="backend-actions">
          <Button
            type="submit"
            kind="primary"
            busy={busy}
            disabled={tagsIn(added).length + tagsIn(removed).length === 0}
          >
            Save tags
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
