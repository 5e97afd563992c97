import { useCallback, useState } from 'react';

interface Turn {
  id: string;
  /** Grows with each page that is opened. */
  turn: number;
  /** The id that the new page has from its first save on. */
  added?: string;
}

/**
 * Counts the pages opened at the URL `id`, for the key of their editor. A new page that was saved, as `noteAdded`
 * notes, continues under its own URL in the editor that is open.
 */
export function useEditorTurn(id: string): [turn: number, noteAdded: (id: number) => void] {
  const [shown, setShown] = useState<Turn>({ id, turn: 0 });
  if (shown.id !== id) setShown({ id, turn: shown.added === id ? shown.turn : shown.turn + 1 });
  const noteAdded = useCallback((added: number) => {
    setShown((now) => ({ ...now, added: String(added) }));
  }, []);
  return [shown.turn, noteAdded];
}
