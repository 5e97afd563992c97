import type { KeptListing } from '../../lib/device-list';

/** Maximum number of entries of each list on a device. */
const MOST = 60;

/** The ids that a link takes to another device. */
export interface Transfer {
  homes: number[];
  projects: number[];
}

/**
 * The path of the saved homes page with the homes saved on this device. They follow `#`, which browsers send to no
 * server; the link names public homes and no person, so that it needs no secret and no storage.
 */
export function transferPath(homes: readonly KeptListing[], projects: readonly KeptListing[]): string {
  const ids = (list: readonly KeptListing[]): string => list.map(({ id }) => id).join('.');
  const parts = [
    homes.length > 0 && `homes=${ids(homes)}`,
    projects.length > 0 && `projects=${ids(projects)}`,
  ];
  return `favourites#${parts.filter(Boolean).join('&')}`;
}

/** Reads such a link; invalid ids are left out. */
export function transferIn(hash: string): Transfer {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const ids = (name: string): number[] => {
    const named = (params.get(name) ?? '').split('.').map(Number);
    return [...new Set(named.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, MOST);
  };
  return { homes: ids('homes'), projects: ids('projects') };
}
