import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldIssue } from './call-api';

const SAVE_AFTER_MS = 600;

interface KeptDraft<T> {
  /** Version of what is stored that the draft was begun on. */
  base: string;
  values: T;
}

interface Settled<T> {
  values: T;
  /** The version that the caller gave as stored at that time. */
  over: string;
}

/** A field, or a part of one such as `links.0.url`. */
type Place<T> = (keyof T & string) | `${keyof T & string}.${string}`;

export interface Draft<T> {
  values: T;
  /** Version of what is stored that the draft was begun on; older than what is stored when it was recovered. */
  base: string;
  set: <K extends keyof T>(field: K, value: T[K]) => void;
  replace: (values: T) => void;
  dirty: boolean;
  /** True when the values came from a draft kept on this device. */
  recovered: boolean;
  /** Back to what is stored. */
  discard: () => void;
  /** Begins anew on `values`, which are stored as version `base` now. */
  settle: (values: T, base: string) => void;
  issueOf: (field: Place<T>) => string | undefined;
  setIssues: (issues: readonly FieldIssue[]) => void;
}

/**
 * Values of a form over what is stored. They are kept on this device while they differ, so that a closed tab or an
 * ended session loses nothing; a draft begun on an older version (`base`) is offered all the same, and the save tells
 * who was in between.
 */
export function useDraft<T extends object>(key: string, stored: T, base: string): Draft<T> {
  const [values, setValues] = useState<T>(() => recall<T>(key)?.values ?? stored);
  const [recovered, setRecovered] = useState(() => {
    const kept = recall<T>(key);
    return kept !== undefined && !isSame(kept.values, stored);
  });
  const [begunOn, setBegunOn] = useState(() => recall<T>(key)?.base ?? base);
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [settled, setSettled] = useState<Settled<T> | undefined>();
  // What was just saved is stored, also while the caller still shows what was stored before.
  const reference = settled?.over === base ? settled.values : stored;
  const dirty = useMemo(() => !isSame(values, reference), [values, reference]);

  // What is not kept yet; nothing once the form was settled.
  const waiting = useRef<KeptDraft<T> | undefined>(undefined);

  useEffect(() => {
    waiting.current = dirty ? { base: begunOn, values } : undefined;
    const timer = setTimeout(() => {
      keep(key, waiting.current);
    }, SAVE_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [key, begunOn, values, dirty]);
  useEffect(() => {
    const keepLastWords = (): void => {
      if (waiting.current !== undefined) keep(key, waiting.current);
    };
    window.addEventListener('pagehide', keepLastWords);
    return () => {
      window.removeEventListener('pagehide', keepLastWords);
      keepLastWords();
    };
  }, [key]);

  const set = useCallback(<K extends keyof T>(field: K, value: T[K]) => {
    setValues((now) => ({ ...now, [field]: value }));
    setIssues((now) => now.filter((issue) => !isWithin(issue.field, String(field))));
  }, []);
  const settle = useCallback(
    (now: T, on: string) => {
      waiting.current = undefined;
      keep(key, undefined);
      setValues(now);
      setSettled({ values: now, over: base });
      setBegunOn(on);
      setRecovered(false);
      setIssues([]);
    },
    [key, base],
  );
  const discard = useCallback(() => {
    settle(stored, base);
  }, [settle, stored, base]);
  const issueOf = (field: Place<T>): string | undefined =>
    issues.find((issue) => issue.field === field)?.message;
  return {
    values,
    base: begunOn,
    set,
    replace: setValues,
    dirty,
    recovered,
    discard,
    settle,
    issueOf,
    setIssues,
  };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

const isWithin = (place: string, field: string): boolean => place === field || place.startsWith(`${field}.`);

const nameOf = (key: string): string => `backendDraft:${key}`;

function recall<T>(key: string): KeptDraft<T> | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const kept = window.localStorage.getItem(nameOf(key));
    return kept === null ? undefined : (JSON.parse(kept) as KeptDraft<T>);
  } catch {
    return undefined;
  }
}

function keep<T>(key: string, draft: KeptDraft<T> | undefined): void {
  try {
    if (draft === undefined) window.localStorage.removeItem(nameOf(key));
    else window.localStorage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form itself still has the values.
  }
}
