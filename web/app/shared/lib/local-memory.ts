type Key =
  | 'propertyid'
  | 'propertylink'
  | 'whichpage'
  | 'searchtext'
  | 'issearch'
  | 'popupShown'
  | 'visit'
  | 'favourites'
  | 'favouriteprojects'
  | 'recentlyviewed'
  | 'areaunit'
  | 'currency'
  | 'travelto'
  | 'unsentenquiries'
  | 'origin'
  | 'plaincode'
  | 'analytics'
  | 'language'
  | `shortlist:${string}`
  | `backendFirstSteps:${string}`
  | `backendRecent:${string}`;

/** Remembered text, or null; a browser that forbids storage remembers nothing. */
export function recall(key: Key): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: Key, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the site works without its memory.
  }
}

export function forget(key: Key): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}
