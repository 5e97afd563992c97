import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../storage/asset-storage.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { MakeVariant } from '../variant/make-variant.js';
import { readUploadName } from './upload-name.js';

export interface FoundUpload extends StoredFile {
  /** Name of the file that is sent, which may be a narrower variant than the requested one. */
  filename: string;
  contentType: string;
}

/**
 * Finds the stored file of a name below /uploads. A variant of a known image is made at its first request, unless
 * `signal` is aborted because the client has disconnected. Every stored file belongs to an asset, so an existing file
 * needs no database query. NOT_FOUND.
 */
@Injectable()
export class FindUpload {
  constructor(
    private readonly storage: AssetStorage,
    private readonly makeVariant: MakeVariant,
  ) {}

  async find(requested: string, signal: AbortSignal): Promise<FoundUpload> {
    const name = readUploadName(requested);
    if (name === undefined) throw notFound();
    const { filename, contentType, stem, variant } = name;
    const stored = await this.storage.find(filename);
    if (stored !== undefined) return { ...stored, filename, contentType };
    if (variant === undefined) throw notFound();
    const made = await this.makeVariant.make(stem, variant, signal);
    const file = await this.storage.find(made);
    if (file === undefined) throw notFound();
    return { ...file, filename: made, contentType };
  }
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'There is no such file');
