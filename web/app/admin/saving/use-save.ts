import { useRef, useState } from 'react';
import { ApiProblem, messageOf } from '../lib/call-api';
import type { FieldIssue } from '../lib/call-api';
import { conflictIn, type Conflict } from './conflict';

interface SaveOptions<Fields, Saved> {
  /** The fields as the API takes them, or what is wrong with them. */
  check: () => { fields?: Fields; issues?: FieldIssue[] };
  /** `onVersion`: what the other's save has become, when the member keeps their own values over it. */
  send: (fields: Fields, onVersion: number | undefined) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onIssues: (issues: readonly FieldIssue[]) => void;
}

export interface Save {
  busy: boolean;
  /** Why nothing was saved. */
  problem: string | undefined;
  conflict: Conflict | undefined;
  run: (onVersion?: number) => Promise<void>;
  /** Takes back the problem and the conflict. */
  clear: () => void;
}

/** Saves a form: checks it here first, leaves its values alone when it is refused, and tells of a save in between. */
export function useSave<Fields, Saved>({ check, send, onSaved, onIssues }: SaveOptions<Fields, Saved>): Save {
  const [busy, setBusy] = useState(false);
  // Known at once: two clicks in a row may come before the form is drawn again.
  const sending = useRef(false);
  const [problem, setProblem] = useState<string | undefined>();
  const [conflict, setConflict] = useState<Conflict | undefined>();
  const clear = (): void => {
    setProblem(undefined);
    setConflict(undefined);
  };
  const refuse = (issues: readonly FieldIssue[], message: string): void => {
    onIssues(issues);
    setProblem(message);
    if (issues.length > 0) requestAnimationFrame(focusFirstIssue);
  };
  const run = async (onVersion?: number): Promise<void> => {
    if (sending.current) return;
    clear();
    const { fields, issues } = check();
    if (fields === undefined) {
      refuse(issues ?? [], 'Nothing has been saved. Please check the marked fields.');
      return;
    }
    sending.current = true;
    setBusy(true);
    try {
      onSaved(await send(fields, onVersion));
    } catch (error) {
      const between = conflictIn(error);
      if (between !== undefined) setConflict(between);
      else refuse(error instanceof ApiProblem ? error.issues : [], messageOf(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, conflict, run, clear };
}

function focusFirstIssue(): void {
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
