import { useState, type KeyboardEvent } from 'react';
import { arrayMove } from '@dnd-kit/sortable';
import { liftStep } from './lift-step';
import { useTexts } from '../lib/texts';
import { orderWords } from './order-messages';

interface LiftedList<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  onReorder: (items: Item[]) => void;
  /** Columns of the list as it is laid out now. */
  columns: () => number;
}

export interface KeyboardLift<Item> {
  /** The items in the order they would have if the lifted row were dropped now. */
  shown: readonly Item[];
  isLifted: (item: Item) => boolean;
  /** The announcement for a live region. */
  words: string;
  /** Handles the keys of the handle that a row is lifted by. */
  onKeyDown: (item: Item, event: KeyboardEvent) => void;
  /** Puts a lifted row back where it was. */
  cancel: () => void;
}

/**
 * Reorders by Space, arrows (or Home and End), Space. It uses places in the list and no measurements, so that no press
 * is lost to scrolling or to a row that is not visible.
 */
export function useKeyboardLift<Item>({
  items,
  idOf,
  nameOf,
  onReorder,
  columns,
}: LiftedList<Item>): KeyboardLift<Item> {
  const [lift, setLift] = useState<{ id: string; place: number } | undefined>();
  const [words, setWords] = useState('');
  const say = orderWords(useTexts(), items.length);
  // The list may be reloaded while a row is lifted: the row keeps its position as far as possible.
  const from = lift === undefined ? -1 : items.findIndex((item) => idOf(item) === lift.id);
  const lifted = items[from];
  const place = Math.min(lift?.place ?? 0, items.length - 1);
  const shown = lifted === undefined ? items : arrayMove([...items], from, place);

  const cancel = (): void => {
    setLift(undefined);
    if (lifted !== undefined) setWords(say.stays(nameOf(lifted), from));
  };
  const drop = (item: Item): void => {
    setLift(undefined);
    setWords(say.dropped(nameOf(item), place));
    if (place !== from) onReorder([...shown]);
  };
  const begin = (item: Item, event: KeyboardEvent): void => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.repeat) return;
    const at = items.indexOf(item);
    setLift({ id: idOf(item), place: at });
    setWords(say.lifted(nameOf(item), at));
  };

  return {
    shown,
    isLifted: (item) => lifted !== undefined && idOf(item) === lift?.id,
    words,
    cancel,
    onKeyDown: (item, event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (lifted === undefined) {
        begin(item, event);
        return;
      }
      const step = liftStep(event.key, place, items.length, columns());
      if (step === undefined) return;
      event.preventDefault();
      // The key must not also close a surrounding form or dialog.
      event.stopPropagation();
      if (step === 'cancel') cancel();
      else if (step === 'drop') {
        // A key that is held down does not drop what it has just lifted.
        if (!event.repeat) drop(lifted);
      } else {
        setLift({ id: idOf(lifted), place: step.place });
        setWords(say.over(nameOf(lifted), step.place));
      }
    },
  };
}
