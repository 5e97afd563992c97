import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Prefix of URL parameters that prefill a field of a new entry. */
const FILLED = 'fill-';

/** Returns the URL of a section that opens the form of a new entry, prefilled with these texts. */
export function newEntryAt(section: string, texts: Readonly<Record<string, string>>): string {
  const filled = Object.entries(texts).map(([field, text]) => [FILLED + field, text] as [string, string]);
  return `${section}?${new URLSearchParams([['entry', 'new'], ...filled]).toString()}`;
}

/**
 * Opens the entry named by the URL parameter `entry`, or a new one for `new`, prefilled by the other parameters; the
 * parameters are then removed.
 */
export function useEntryParam(open: (entry: string, texts: Readonly<Record<string, string>>) => void): void {
  const [params, setParams] = useSearchParams();
  const entry = params.get('entry');
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (entry === null) return;
    const filled = [...params].filter(([name]) => name.startsWith(FILLED));
    latest.current(
      entry,
      Object.fromEntries(filled.map(([name, text]) => [name.slice(FILLED.length), text])),
    );
    setParams(
      (now) => {
        for (const name of ['entry', ...filled.map(([filledName]) => filledName)]) now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [entry, params, setParams]);
}
