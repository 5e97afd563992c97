import { useEffect, useState } from 'react';

export type Theme = 'light' | 'dark';
const KEY = 'backendTheme';

/** The theme chosen on this device; by default the system theme. */
export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>(firstTheme);
  useEffect(() => {
    try {
      window.localStorage.setItem(KEY, theme);
    } catch {
      // Not remembered, but still applied.
    }
  }, [theme]);
  const toggle = (): void => {
    setTheme((now) => (now === 'dark' ? 'light' : 'dark'));
  };
  return [theme, toggle];
}

function firstTheme(): Theme {
  if (typeof window === 'undefined') return 'light';
  try {
    const kept = window.localStorage.getItem(KEY);
    if (kept === 'light' || kept === 'dark') return kept;
  } catch {
    // Falls back to the system theme.
  }
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
