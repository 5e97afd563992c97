import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Programs of Dovecot below the folder that it is installed in. */
export const dovecotPrograms = (folder: string) => ({
  config: join(folder, 'usr/bin/doveconf'),
  imap: join(folder, 'usr/lib/dovecot/imap'),
  /** For `LD_LIBRARY_PATH`. */
  libraries: [
    join(folder, 'usr/lib/dovecot'),
    ...readdirSync(join(folder, 'usr/lib'))
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, 'usr/lib', name)),
  ].join(':'),
});

/** Returns the folder of Dovecot from `DOVECOT_FOLDER`, the system, or `extraFolders`. */
export function findDovecot(extraFolders: string[] = []): string | undefined {
  const named = process.env.DOVECOT_FOLDER;
  return [...(named === undefined ? [] : [named]), '/', ...extraFolders].find((folder) => {
    try {
      const { config, imap } = dovecotPrograms(folder);
      for (const program of [config, imap]) accessSync(program, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
