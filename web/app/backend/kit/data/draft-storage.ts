/** Latest unsaved work on this device. */
export interface StoredDraft<Values> {
  /** Version of the stored entry that the draft is based on. */
  base: string;
  values: Values;
}

const PREFIX = 'backendDraft:';
/** Drafts with personal data are stored for the session of the tab only. */
const OF_LEADS = /^lead(-note)?:/;

let owner: string | undefined;

/** From now on, stores drafts for this member. Drafts that a previous release stored without a member become theirs. */
export function openDrafts(username: string): void {
  owner = username;
  attempt(() => {
    for (const key of keysIn(window.localStorage).filter((one) => !one.startsWith(`${PREFIX}@`))) {
      const name = key.slice(PREFIX.length);
      const draft = window.localStorage.getItem(key);
      window.localStorage.removeItem(key);
      if (draft !== null) storageOf(name).setItem(keyOf(name), draft);
    }
  });
}

/** Removes all drafts of the member, who logs out; nothing is stored until the next login. */
export function forgetDrafts(): void {
  const own = keyOf('');
  owner = undefined;
  attempt(() => {
    for (const storage of [window.localStorage, window.sessionStorage])
      for (const key of keysIn(storage)) if (key.startsWith(own)) storage.removeItem(key);
  });
}

export function readDraft<Values>(name: string | undefined): StoredDraft<Values> | undefined {
  if (name === undefined || owner === undefined) return undefined;
  const stored = attempt(() => storageOf(name).getItem(keyOf(name)));
  if (stored === undefined || stored === null) return undefined;
  return attempt(() => JSON.parse(stored) as StoredDraft<Values>);
}

export function writeDraft<Values>(name: string, draft: StoredDraft<Values> | undefined): void {
  if (owner === undefined) return;
  attempt(() => {
    if (draft === undefined) storageOf(name).removeItem(keyOf(name));
    else storageOf(name).setItem(keyOf(name), JSON.stringify(draft));
  });
}

const keyOf = (name: string): string => `${PREFIX}@${owner ?? ''}:${name}`;

const storageOf = (name: string): Storage =>
  OF_LEADS.test(name) ? window.sessionStorage : window.localStorage;

const keysIn = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(PREFIX));

/** The storage may be full or forbidden: the form itself still has the values. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
