import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findPresent } from '../asset/asset.repository.js';
import type { StoredFile } from '../storage/asset-storage.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { MakeVariant } from '../variant/make-variant.js';
import { readUploadName } from '../storage/upload-name.js';

export interface FoundUpload extends StoredFile {
  /** Name of the file that is sent, which may be a narrower variant than the requested one. */
  filename: string;
  contentType: string;
}

/**
 * Finds the stored file of a name below /uploads. A variant of a known image is made at its first request, unless
 * `signal` is aborted because the client has disconnected. Files in the recycle bin are still stored, so the row of the
 * asset decides whether anything is sent. NOT_FOUND.
 */
@Injectable()
export class FindUpload {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: AssetStorage,
    private readonly makeVariant: MakeVariant,
  ) {}

  async find(requested: string, signal: AbortSignal): Promise<FoundUpload> {
    const name = readUploadName(requested);
    if (name === undefined) throw notFound();
    const { contentType, stem, variant } = name;
    let { filename } = name;
    let file = await this.storage.find(filename);
    if (file === undefined && variant !== undefined) {
      filename = await this.makeVariant.make(stem, variant, signal);
      file = await this.storage.find(filename);
    }
    if (file === undefined || (await findPresent(this.dataSource.manager, stem)) === null) throw notFound();
    return { ...file, filename, contentType };
  }
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'There is no such file');
