import type { SavedBlock } from '@manzil/contracts/content/saved-block';
import * as http from '@manzil/contracts/http/saved-blocks';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';
import { TextField } from '../../../../shared/ui/field';
import { toasts } from '../../../../shared/ui/toast-queue';
import { FormProblem } from '../../../kit/form/form-problem';
import { useContractForm } from '../../../kit/form/use-contract-form';
import { callApi, messageOf } from '../../../kit/data/call-api';
import { formatDateTime } from '../../../kit/labels/format-date-time';
import { useRefreshBlocks } from './saved-block-calls';
import { TEXTS } from './saved-block-texts';
import styles from './saved-blocks.module.css';
import { memberName } from '../../../kit/labels/member-name';

interface SavedBlocksDialogProps {
  blocks: readonly SavedBlock[];
  onClose: () => void;
}

/** The saved blocks by name, each with rename and delete. */
export function SavedBlocksDialog({ blocks, onClose }: SavedBlocksDialogProps) {
  const [renaming, setRenaming] = useState<number | undefined>();
  const remove = useRemoval();
  const place = useRef<HTMLDivElement>(null);
  const touched = useRef<number | undefined>(undefined);
  useEffect(() => {
    // Restores the focus after the focused button was removed.
    if (document.activeElement !== document.body) return;
    const row = place.current?.querySelector(`[data-block="${String(touched.current)}"] button`);
    const next = row ?? [...(place.current?.querySelectorAll('button') ?? [])].at(-1);
    if (next instanceof HTMLElement) next.focus();
  }, [blocks, renaming]);
  return (
    <Dialog title={TEXTS.manageTitle} onClose={onClose}>
      <div ref={place} className={styles.content}>
        <p>{TEXTS.copies}</p>
        {blocks.length === 0 && <p>{TEXTS.none}</p>}
        <ul className={styles.blocks} aria-label={TEXTS.manageTitle}>
          {blocks.map((block) =>
            block.id === renaming ? (
              <li key={block.id}>
                <NewName
                  block={block}
                  onClose={() => {
                    setRenaming(undefined);
                  }}
                />
              </li>
            ) : (
              <li key={block.id} className={styles.block} data-block={block.id}>
                <div>
                  <strong>{block.name}</strong>
                  <p className={styles.note}>
                    {TEXTS.by(memberName(block.savedBy), formatDateTime(block.savedAt))}
                  </p>
                </div>
                <div className="backend-actions">
                  <Button
                    aria-label={TEXTS.renameOf(block.name)}
                    onClick={() => {
                      touched.current = block.id;
                      setRenaming(block.id);
                    }}
                  >
                    {TEXTS.rename}
                  </Button>
                  <Button aria-label={TEXTS.removeOf(block.name)} onClick={() => void remove(block)}>
                    {TEXTS.remove}
                  </Button>
                </div>
              </li>
            ),
          )}
        </ul>
        <div className="backend-actions">
          <Button onClick={onClose}>{TEXTS.close}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Deletes a block, and offers to bring it back. */
function useRemoval(): (block: SavedBlock) => Promise<void> {
  const refresh = useRefreshBlocks();
  const restore = async ({ id, name }: SavedBlock): Promise<void> => {
    try {
      await callApi(http.restoreSavedBlock, { params: { id } });
      toasts.done(TEXTS.restored(name));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  return async (block) => {
    try {
      await callApi(http.deleteSavedBlock, { params: { id: block.id } });
      toasts.done(TEXTS.removed(block.name), { label: TEXTS.undo, run: () => void restore(block) });
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
}

function NewName({ block: { id, name }, onClose }: { block: SavedBlock; onClose: () => void }) {
  const refresh = useRefreshBlocks();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = place.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, []);
  const form = useContractForm(http.renameSavedBlock, {
    values: { name },
    refusalField: 'name',
    send: (body) => callApi(http.renameSavedBlock, { params: { id }, body }),
    onSaved: async (renamed) => {
      await refresh();
      onClose();
      toasts.done(TEXTS.renamed(renamed.name));
    },
  });
  return (
    <form ref={place} className="backend-form" {...form.attributes}>
      <TextField label={TEXTS.name} maxLength={60} {...form.text('name')} />
      <FormProblem form={form} />
      <div className="backend-actions">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button type="submit" kind="primary" busy={form.busy}>
          {TEXTS.confirm}
        </Button>
      </div>
    </form>
  );
}
