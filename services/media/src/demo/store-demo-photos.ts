import { copyFile, readdir, readFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { transactionLock } from '@manzil/service-kit/jobs/advisory-lock';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Like, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AssetEntity } from '../asset/asset.entity.js';
import { StoreAsset } from '../asset/store-asset.js';
import { ClaimAsset } from '../claim/claim-asset.js';
import { readUploadName } from '../storage/upload-name.js';
import { decode } from '../image/image-codec.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { digestFile } from '../upload/file-digest.js';

const PREFIX = 'demo-';
const CONTENT_TYPES: Record<string, string> = { '.webp': 'image/webp', '.png': 'image/png' };
/** Owner of the claims, because the listings of the demo feed use these photos without claiming them. */
const DEMO_FEED = { owner: 'demo:feed', label: 'Listings of the demo feed' };
/** Alternative text of each photograph, and the edition of the demo that added it. */
const manifestSchema = z.array(
  z.object({ file: z.string(), alt: z.string(), edition: z.int().positive().default(1) }),
);

/**
 * Stores the demo photographs unchanged, each as `demo-<its name>`, which the demo texts and feed refer to. Runs once
 * per edition, in one transaction under a lock; later starts only restore files that were lost from the storage, so
 * that a demo photo that staff have deleted stays deleted.
 */
@Injectable()
export class StoreDemoPhotos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly incoming: IncomingFolder,
    private readonly storeAsset: StoreAsset,
    private readonly claimAsset: ClaimAsset,
  ) {}

  async store(demoFolder: string): Promise<void> {
    const folder = join(demoFolder, 'media');
    const photos = (await readdir(folder)).filter((file) => extname(file) in CONTENT_TYPES);
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
    const altOf = new Map(manifest.map(({ file, alt }) => [file, alt]));
    const editions = new Map(manifest.map(({ file, edition }) => [`${PREFIX}${file}`, edition]));
    const editionOf = (filename: string): number => editions.get(filename) ?? 1;
    // Stems are locked in alphabetical order everywhere, which prevents deadlocks.
    photos.sort((a, b) => (parse(a).name < parse(b).name ? -1 : 1));
    await this.dataSource.transaction(async (manager) => {
      await transactionLock(manager, 'store-demo-photos');
      const stored = await manager.findBy(AssetEntity, { filename: Like(`${PREFIX}%`) });
      const wanted = new Set(stored.map(({ filename }) => filename));
      const storedEditions = new Set(stored.map(({ filename }) => editionOf(filename)));
      for (const photo of photos) {
        const filename = `${PREFIX}${photo}`;
        if (storedEditions.has(editionOf(filename)) && !wanted.has(filename)) continue;
        if (wanted.has(filename) && (await this.storage.find(filename)) !== undefined) continue;
        await this.storePhoto(manager, join(folder, photo), altOf.get(photo) ?? '');
      }
      const all = await manager.findBy(AssetEntity, { filename: Like(`${PREFIX}%`), deletedAt: IsNull() });
      for (const stem of all.map((asset) => asset.stem).sort())
        await this.claimAsset.claimIn(manager, { stem, ...DEMO_FEED });
    });
  }

  private async storePhoto(manager: EntityManager, file: string, alt: string): Promise<void> {
    const { name, ext, base: photo } = parse(file);
    const known = readUploadName(`${PREFIX}${photo}`);
    if (known?.variant !== undefined || known === undefined) {
      throw new Error(`The demo photo ${photo} has a name that cannot be served`);
    }
    await this.incoming.withFile(async (path) => {
      await copyFile(file, path);
      const [digest, { width, height }] = await Promise.all([digestFile(path), decode(path).metadata()]);
      await this.storeAsset.storeIn(manager, {
        ...digest,
        path,
        stem: `${PREFIX}${name}`,
        extension: ext.slice(1),
        kind: 'image',
        contentType: known.contentType,
        width,
        height,
        originalName: photo,
        alt,
      });
    });
  }
}
