import { correctListings } from '@manzil/contracts/http/managed-listings';
import type { LockedField, Overrides } from '@manzil/contracts/listings/overrides';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BulkBar } from '../../../shared/ui/bulk-bar';
import { Button } from '../../../shared/ui/button';
import { toasts } from '../../../shared/ui/toast-queue';
import type { Selection } from '../../../shared/ui/use-selection';
import { useRefresh } from '../../kit/data/use-refresh';
import { callApi, messageOf } from '../../kit/data/call-api';
import { advisersQuery } from './property-calls';
import { LIST_LABELS } from './property-labels';
import { undoesOf } from './undoes-of';
import styles from './properties.module.css';

const WORDS = LIST_LABELS.bulk;

export function PropertyBulkBar({ selection }: { selection: Selection<ManagedProperty> }) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefresh();
  const { data: advisers = [] } = useQuery({ ...advisersQuery, enabled: selection.selected.length > 0 });
  const { selected, clear } = selection;
  if (selected.length === 0) return null;

  const undo = async (before: readonly ManagedProperty[], field: keyof Overrides): Promise<void> => {
    try {
      for (const body of undoesOf(before, field)) await callApi(correctListings, { body });
      toasts.done(WORDS.undone);
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    await refresh();
  };
  const change = async (
    field: 'hidden' | Extract<LockedField, 'featured' | 'agent'>,
    value: Overrides[keyof Overrides],
    words: string,
  ): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const before = selected;
    try {
      const { changed, refused } = await callApi(correctListings, {
        body: { ids: before.map(({ id }) => id), set: { [field]: value } },
      });
      await refresh();
      clear();
      // No undo: a list lacks some details of the former adviser, so they cannot be restored from here.
      const action =
        field === 'agent' ? undefined : { label: WORDS.undo, run: () => void undo(before, field) };
      if (changed.length > 0) toasts.done(WORDS.done(changed.length, words), action);
      const [first] = refused;
      if (first !== undefined) toasts.failed(WORDS.refused(refused.length, first.message));
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <BulkBar count={selected.length} onClear={clear}>
      <Button busy={isBusy} onClick={() => void change('hidden', true, WORDS.hidden)}>
        {WORDS.hide}
      </Button>
      <Button busy={isBusy} onClick={() => void change('hidden', false, WORDS.shown)}>
        {WORDS.show}
      </Button>
      <Button busy={isBusy} onClick={() => void change('featured', true, WORDS.featured)}>
        {WORDS.feature}
      </Button>
      <Button busy={isBusy} onClick={() => void change('featured', false, WORDS.unfeatured)}>
        {WORDS.unfeature}
      </Button>
      <select
        className={styles.assign}
        aria-label={WORDS.assign}
        value=""
        disabled={isBusy}
        onChange={({ target: { value } }) => {
          const agent = advisers.find(({ name }) => name === value);
          if (agent !== undefined) void change('agent', agent, WORDS.assigned(agent.name));
        }}
      >
        <option value="">{WORDS.assignTo}</option>
        {advisers.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </BulkBar>
  );
}
