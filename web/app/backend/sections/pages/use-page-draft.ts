import { useCallback, useMemo, useState } from 'react';
import { readDraft } from '../../kit/data/draft-storage';
import { useStoredDraft } from '../../kit/form/use-stored-draft';
import type { FieldIssue } from '../../kit/data/call-api';

interface Settled<T> {
  values: T;
  /** The stored version that the caller passed at that time. */
  over: string;
}

/** A field, or a part of one such as `links.0.url`. */
type Place<T> = (keyof T & string) | `${keyof T & string}.${string}`;

export interface Draft<T> {
  values: T;
  /** Stored version that the draft is based on; after a recovery it may be older than the current one. */
  base: string;
  set: <K extends keyof T>(field: K, value: T[K]) => void;
  replace: (values: T) => void;
  dirty: boolean;
  /** True when the values came from a draft stored on this device. */
  recovered: boolean;
  /** Resets to the stored values. */
  discard: () => void;
  /**
   * Resets to `values`, which are now stored as version `base`. Changes made since `sent`, if given, are kept as
   * unsaved changes.
   */
  settle: (values: T, base: string, sent?: T) => void;
  issueOf: (field: Place<T>) => string | undefined;
  setIssues: (issues: readonly FieldIssue[]) => void;
}

/** Returns the saved values with the changes typed since they were sent. */
type KeepTyped<T> = (sent: T, now: T, saved: T) => T;

/**
 * Unsaved values of the page editor. It is not a form of one endpoint: texts arrive from the editor's own window when a
 * save collects them, and new and stored pages are saved by different endpoints.
 */
export function useDraft<T extends object>(
  key: string,
  stored: T,
  base: string,
  keepTyped: KeepTyped<T>,
): Draft<T> {
  const [values, setValues] = useState<T>(() => readDraft<T>(key)?.values ?? stored);
  const [recovered, setRecovered] = useState(() => {
    const recalled = readDraft<T>(key);
    return recalled !== undefined && !isSame(recalled.values, stored);
  });
  const [begunOn, setBegunOn] = useState(() => readDraft<T>(key)?.base ?? base);
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [settled, setSettled] = useState<Settled<T> | undefined>();
  // Values that were just saved are the stored ones, even while the caller still passes the previous ones.
  const reference = settled?.over === base ? settled.values : stored;
  const dirty = useMemo(() => !isSame(values, reference), [values, reference]);

  const removeDraft = useStoredDraft(key, dirty ? { base: begunOn, values } : undefined);

  const set = useCallback(<K extends keyof T>(field: K, value: T[K]) => {
    setValues((now) => ({ ...now, [field]: value }));
    setIssues((now) => now.filter((issue) => !isWithin(issue.field, String(field))));
  }, []);
  const settle = useCallback(
    (saved: T, on: string, sent?: T) => {
      removeDraft();
      setValues((now) => (sent === undefined ? saved : keepTyped(sent, now, saved)));
      setSettled({ values: saved, over: base });
      setBegunOn(on);
      setRecovered(false);
      setIssues([]);
    },
    [removeDraft, base, keepTyped],
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
