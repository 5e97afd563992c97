import { useCallback, useState } from 'react';

interface Turn {
  id: string;
  /** Incremented with each page that is opened. */
  turn: number;
  /** Id of the new page after its first save. */
  added?: string;
}

/**
 * Returns a counter of the pages opened at the URL `id`, for the key of their editor. After `noteAdded`, a new page
 * continues under its own URL in the open editor.
 */
export function useEditorTurn(id: string): [turn: number, noteAdded: (id: number) => void] {
  const [shown, setShown] = useState<Turn>({ id, turn: 0 });
  if (shown.id !== id) setShown({ id, turn: shown.added === id ? shown.turn : shown.turn + 1 });
  const noteAdded = useCallback((added: number) => {
    setShown((now) => ({ ...now, added: String(added) }));
  }, []);
  return [shown.turn, noteAdded];
}
