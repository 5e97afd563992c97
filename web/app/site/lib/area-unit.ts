import { useSyncExternalStore } from 'react';
import { remember } from '../../shared/lib/local-memory';

export const AREA_UNITS = ['sqft', 'sqm'] as const;
export type AreaUnit = (typeof AREA_UNITS)[number];

const listeners = new Set<() => void>();

/** Run in the head, before anything is shown: takes up the unit chosen on an earlier visit. */
export const TAKE_UP_AREA_UNIT =
  "try{if(localStorage.getItem('areaunit')==='sqm')document.documentElement.dataset.unit='sqm'}catch{}";

const read = (): AreaUnit => (document.documentElement.dataset.unit === 'sqm' ? 'sqm' : 'sqft');

/** Shows every area of the page in `unit`, now and on later visits. */
export function chooseAreaUnit(unit: AreaUnit): void {
  document.documentElement.dataset.unit = unit;
  remember('areaunit', unit);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export function useAreaUnit(): AreaUnit {
  return useSyncExternalStore(subscribe, read, () => 'sqft');
}
