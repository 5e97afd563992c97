import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AssetStorage, type ByteRange, type StoredFile } from './asset-storage.js';
import { generatedName } from './generated-name.js';

/** Stores files below one folder, in sub-folders by the first two characters of their names. */
export class FilesystemStorage extends AssetStorage {
  constructor(private readonly root: string) {
    super();
  }

  override async open(): Promise<void> {
    await mkdir(this.root, { recursive: true });
  }

  /** The local file must be on the same file system, because an atomic rename moves it. */
  override async put(name: string, localPath: string): Promise<void> {
    const target = this.pathOf(name);
    await mkdir(this.folderOf(name), { recursive: true });
    // The bytes are synced to disk before the rename, so that a power cut leaves no empty file.
    await sync(localPath);
    await rename(localPath, target);
    await sync(this.folderOf(name));
  }

  override async find(name: string): Promise<StoredFile | undefined> {
    const found = await stat(this.pathOf(name)).catch(absent);
    return found && { size: found.size, version: `${found.size.toString(36)}-${found.mtimeMs.toString(36)}` };
  }

  override read(name: string, range?: ByteRange): Readable {
    return createReadStream(this.pathOf(name), range);
  }

  override async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  override async *list(): AsyncIterable<string> {
    for (const folder of (await readdir(this.root).catch(absent)) ?? []) {
      yield* await readdir(join(this.root, folder));
    }
  }

  private folderOf(name: string): string {
    return join(this.root, name.slice(0, 2));
  }

  private pathOf(name: string): string {
    return join(this.folderOf(name), generatedName(name));
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
