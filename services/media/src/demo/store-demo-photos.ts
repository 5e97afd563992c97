import { copyFile, readdir, readFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource, Like, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AssetEntity } from '../asset/asset.entity.js';
import { StoreAsset } from '../asset/store-asset.js';
import { ClaimAsset } from '../claim/claim-asset.js';
import { readUploadName } from '../delivery/upload-name.js';
import { decode } from '../image/image-codec.js';
import { IncomingFolder } from '../incoming/incoming-folder.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { digestFile } from '../upload/file-digest.js';

const PREFIX = 'demo-';
const CONTENT_TYPES: Record<string, string> = { '.webp': 'image/webp', '.png': 'image/png' };
/** Listings of the demo feed show these photos, and a feed does not say which files it uses. */
const DEMO_FEED = { owner: 'demo:feed', label: 'Listings of the demo feed' };
/** What each photograph shows. */
const manifestSchema = z.array(z.object({ file: z.string(), alt: z.string() }));
const SEED_LOCK = 0x64656d; // "dem"

/**
 * Stores the demo photographs as they are, each as `demo-<its name>`, which the demo texts and feed refer to. Done
 * once, in one transaction, replicas taking turns; later starts only bring back files that were lost from the
 * folder, so that a demo photo staff have deleted stays deleted.
 */
@Injectable()
export class StoreDemoPhotos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly incoming: IncomingFolder,
    private readonly storeAsset: StoreAsset,
    private readonly claim: ClaimAsset,
  ) {}

  async execute(demoFolder: string): Promise<void> {
    const folder = join(demoFolder, 'media');
    const photos = (await readdir(folder)).filter((file) => extname(file) in CONTENT_TYPES);
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
    const altOf = new Map(manifest.map(({ file, alt }) => [file, alt]));
    // The order in which stems are locked everywhere.
    photos.sort((a, b) => (parse(a).name < parse(b).name ? -1 : 1));
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const stored = await manager.findBy(AssetEntity, { filename: Like(`${PREFIX}%`) });
      const wanted = new Set(stored.map(({ filename }) => filename));
      for (const photo of photos) {
        const filename = `${PREFIX}${photo}`;
        if (stored.length > 0 && !wanted.has(filename)) continue;
        if (wanted.has(filename) && (await this.storage.find(filename)) !== undefined) continue;
        await this.store(manager, join(folder, photo), altOf.get(photo) ?? '');
      }
      const all = await manager.findBy(AssetEntity, { filename: Like(`${PREFIX}%`) });
      for (const stem of all.map((asset) => asset.stem).sort())
        await this.claim.executeIn(manager, { stem, ...DEMO_FEED });
    });
  }

  private async store(manager: EntityManager, file: string, alt: string): Promise<void> {
    const { name, ext, base: photo } = parse(file);
    const known = readUploadName(`${PREFIX}${photo}`);
    if (known?.variant !== undefined || known === undefined) {
      throw new Error(`The demo photo ${photo} has a name that cannot be served`);
    }
    await this.incoming.withFile(async (path) => {
      await copyFile(file, path);
      const [digest, { width, height }] = await Promise.all([digestFile(path), decode(path).metadata()]);
      await this.storeAsset.executeIn(manager, {
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
