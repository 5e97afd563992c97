import { filesOfVersions } from '@manzil/lifecycle/version.repository';
import type { EntityManager } from 'typeorm';
import type { FileUser } from '../media-use/claim-files.js';
import type { NavigationStyleEntity } from './navigation-style.entity.js';

/** Returns the files of the logo and of the versions of the style of the navigation. */
export const styleUser = async (
  manager: EntityManager,
  { version, logo }: NavigationStyleEntity,
): Promise<FileUser> => ({
  owner: 'navigation-style:1',
  label: 'Logo',
  version,
  texts: [logo, ...(await filesOfVersions(manager, { kind: 'navigation-style', id: 1 }))],
});
