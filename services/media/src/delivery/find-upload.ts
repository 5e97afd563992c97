import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { StoredFile } from '../storage/asset-storage.js';
import { AssetStorage } from '../storage/asset-storage.js';
import { MakeVariant } from '../variant/make-variant.js';
import { readUploadName } from './upload-name.js';

export interface FoundUpload extends StoredFile {
  /** Of the file that is sent, which may be a narrower variant than the one asked for. */
  filename: string;
  contentType: string;
}

/**
 * The stored file behind a name below /uploads; a variant of a known image is made when it is asked for the first
 * time, unless `signal` says that the one who asked has left. What is stored belongs to a known asset, so a file that is there needs no look into the database.
 */
@Injectable()
export class FindUpload {
  constructor(
    private readonly storage: AssetStorage,
    private readonly makeVariant: MakeVariant,
  ) {}

  async execute(requested: string, signal: AbortSignal): Promise<FoundUpload> {
    const name = readUploadName(requested);
    if (name === undefined) throw notFound();
    const { filename, contentType, stem, variant } = name;
    const stored = await this.storage.find(filename);
    if (stored !== undefined) return { ...stored, filename, contentType };
    if (variant === undefined) throw notFound();
    const made = await this.makeVariant.execute(stem, variant, signal);
    const file = await this.storage.find(made);
    if (file === undefined) throw notFound();
    return { ...file, filename: made, contentType };
  }
}

const notFound = (): DomainError => new DomainError('NOT_FOUND', 'There is no such file');
