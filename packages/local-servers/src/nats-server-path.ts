import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const USUAL_FOLDERS = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Returns the path of nats-server from `NATS_SERVER_PATH`, PATH, the usual folders, or `extraFolders`. */
export function findNatsServer(extraFolders: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL_FOLDERS, ...extraFolders];
  const named = process.env.NATS_SERVER_PATH;
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
