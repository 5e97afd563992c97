import type { Asset } from '@manzil/contracts/media/asset';
import { MAX_DOCUMENT_BYTES } from '@manzil/contracts/limits';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { DomainError } from '@manzil/service-kit/errors';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { GatewayConfig } from '../config.js';
import { MediaHttp } from '../http/ports.js';
import { MediaStorage, type StoredFile } from '../http/files/media-storage.js';
import { tooLarge } from '../http/files/size-limit.js';

const FIELD = 'file';
/** Boundaries and headers of the parts around the file. */
const MULTIPART_EXTRA = 64 * 1024;

/** Takes one file as multipart (field `file`) and hands it to media as it arrives, without buffering it. */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly media: MediaHttp,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async receive(request: Request, response: Response): Promise<Asset> {
    if (request.is('multipart/form-data') === false) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'A file is sent as multipart/form-data');
    }
    if (Number(request.headers['content-length'] ?? 0) > MAX_DOCUMENT_BYTES + MULTIPART_EXTRA) {
      throw tooLarge(MAX_DOCUMENT_BYTES);
    }
    return this.store(request, response);
  }

  private store(request: Request, response: Response): Promise<Asset> {
    const token = this.config.MEDIA_UPLOAD_TOKEN;
    if (token === undefined)
      throw new DomainError('UNAVAILABLE', 'Uploads are not set up: MEDIA_UPLOAD_TOKEN is missing');
    return new Promise((resolve, reject) => {
      const storage = new MediaStorage(this.media, token, reject);
      const limits = { files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 20 };
      void multer({ storage, limits, defParamCharset: 'utf8' }).single(FIELD)(
        request,
        response,
        (error: unknown) => {
          const file = request.file as StoredFile | undefined;
          if (error instanceof Error) reject(error);
          else if (file === undefined) reject(missing());
          else resolve(file.asset);
        },
      );
    });
  }
}

const missing = (): DomainError =>
  new DomainError('VALIDATION_FAILED', 'There is no file in the upload', {
    issues: [{ field: FIELD, message: 'is missing' }],
  });
