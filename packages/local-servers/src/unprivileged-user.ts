import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface ProcessOwner {
  uid: number;
  gid: number;
}

/** Returns the user for a server that refuses to run as root; undefined when this process is not root. */
export function unprivilegedOwner(): ProcessOwner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The user does not exist on this system, so the next one is tried.
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody"',
  );
}

const OTHERS_MAY_ENTER = 0o001;

/** Returns true when users other than the owner can enter `folder` and all its parents. */
export function reachableByOthers(folder: string): boolean {
  const parent = dirname(folder);
  const open = (statSync(folder).mode & OTHERS_MAY_ENTER) !== 0;
  return open && (parent === folder || reachableByOthers(parent));
}
