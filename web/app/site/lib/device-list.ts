import { useSyncExternalStore } from 'react';
import { recall, remember } from '../../shared/lib/local-memory';

/** A listing or a project as this device remembers it: enough to describe it after it is gone. */
export interface KeptListing {
  id: number;
  pagelink: string;
  name: string;
}

const NOTHING: readonly KeptListing[] = [];

/** Listings remembered on this device without an account, in order; other windows of the site follow. */
export class DeviceList {
  private text: string | null = null;
  private items = NOTHING;
  private readonly listeners = new Set<() => void>();

  /** The last entries above `most` are dropped. */
  constructor(
    private readonly key: 'favourites' | 'favouriteprojects' | 'recentlyviewed',
    private readonly most: number,
  ) {}

  /** The same array as long as nothing changes. */
  readonly read = (): readonly KeptListing[] => {
    const text = recall(this.key);
    if (text !== this.text) {
      this.text = text;
      this.items = parseList(text);
    }
    return this.items;
  };

  readonly subscribe = (onChange: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === this.key || event.key === null) onChange();
    };
    this.listeners.add(onChange);
    window.addEventListener('storage', onStorage);
    return () => {
      this.listeners.delete(onChange);
      window.removeEventListener('storage', onStorage);
    };
  };

  /** Inserts a listing at a place, by default the first; one that is there already moves. */
  put({ id, pagelink, name }: KeptListing, place = 0): void {
    const others = this.read().filter((kept) => kept.id !== id);
    this.write(others.toSpliced(place, 0, { id, pagelink, name }));
  }

  /** Removes a listing and returns the place it had; -1 when it was not there. */
  remove(id: number): number {
    const place = this.read().findIndex((kept) => kept.id === id);
    if (place >= 0) this.write(this.read().toSpliced(place, 1));
    return place;
  }

  private write(items: readonly KeptListing[]): void {
    remember(this.key, JSON.stringify(items.slice(0, this.most)));
    for (const listener of this.listeners) listener();
  }
}

export const favourites = new DeviceList('favourites', 60);
/** Projects have ids of their own, so they are a list of their own. */
export const favouriteProjects = new DeviceList('favouriteprojects', 60);
export const recentlyViewed = new DeviceList('recentlyviewed', 13);

/** The list in a component; empty on the server and until the page is hydrated. */
export function useDeviceList(list: DeviceList): readonly KeptListing[] {
  return useSyncExternalStore(list.subscribe, list.read, () => NOTHING);
}

/** Parses a stored list; any other value (an older or a foreign one) is treated as empty. */
export function parseList(text: string | null): readonly KeptListing[] {
  if (text === null) return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isKeptListing) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isKeptListing(value: unknown): value is KeptListing {
  if (typeof value !== 'object' || value === null) return false;
  const { id, pagelink, name } = value as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    Number.isInteger(id) &&
    id > 0 &&
    typeof pagelink === 'string' &&
    pagelink !== '' &&
    typeof name === 'string'
  );
}
