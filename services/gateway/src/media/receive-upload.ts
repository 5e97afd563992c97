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
import { MULTIPART_EXTRA, readMultipart } from '../http/files/read-multipart.js';

const FIELD = 'file';

/** Takes one file as multipart (field `file`) and hands it to media as it arrives, without buffering it. */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly media: MediaHttp,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  receive(request: Request, response: Response): Promise<Asset> {
    const token = this.config.MEDIA_UPLOAD_TOKEN;
    if (token === undefined)
      throw new DomainError('UNAVAILABLE', 'Uploads are not set up: MEDIA_UPLOAD_TOKEN is missing');
    return new Promise((resolve, reject) => {
      const storage = new MediaStorage(this.media, token, reject);
      const limits = { files: 1, fields: 5, fieldSize: 1_000, parts: 6, headerPairs: 20 };
      readMultipart(request, response, {
        reader: multer({ storage, limits, defParamCharset: 'utf8' }).single(FIELD),
        mostBytes: MAX_DOCUMENT_BYTES + MULTIPART_EXTRA,
        limit: MAX_DOCUMENT_BYTES,
      }).then(() => {
        const file = request.file as StoredFile | undefined;
        if (file === undefined) reject(missing());
        else resolve(file.asset);
      }, reject);
    });
  }
}

const missing = (): DomainError =>
  new DomainError('VALIDATION_FAILED', 'There is no file in the upload', {
    issues: [{ field: FIELD, message: 'is missing' }],
  });
