import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const USUAL_FOLDERS = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Returns the path of nats-server from `NATS_SERVER_PATH`, PATH, the usual folders, or `extraFolders`; only from the
 * latter when `system` is false.
 */
export function findNatsServer(extraFolders: string[] = [], system = true): string | undefined {
  const systemFolders = system ? [...(process.env.PATH ?? '').split(delimiter), ...USUAL_FOLDERS] : [];
  const folders = [...systemFolders, ...extraFolders];
  const named = system ? process.env.NATS_SERVER_PATH : undefined;
  const candidates = [
    ...(named === undefined ? [] : [named]),
    ...folders.map((folder) => join(folder, 'nats-server')),
  ];
  return candidates.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
