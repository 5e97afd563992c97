import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assetSchema, type Asset } from '@manzil/contracts/media/asset';
import {
  UPLOAD_KIND_HEADER,
  UPLOAD_LIMITS,
  UPLOAD_NAME_HEADER,
  UPLOAD_PATH,
  type UploadKind,
} from '@manzil/contracts/media/upload';
import { withoutInvisible } from '@manzil/contracts/visible-text';
import { DomainError } from '@manzil/service-kit/errors';
import {
  bindToRequest,
  callerHeaders,
  currentRequestId,
  REQUEST_ID_HEADER,
} from '@manzil/messaging/request-context';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import type { MediaHttp, UpstreamRequest } from '../ports.js';
import { invalidField, refusedField } from './form-files.js';
import { readMediaAnswer } from './media-answer.js';
import { sizeLimit } from './size-limit.js';

const LONGEST_NAME = 200;

/** Control characters and lone surrogates, which neither a header nor PostgreSQL accepts. */
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

/** A multer file that media has stored. */
export interface StoredFile extends Partial<Express.Multer.File> {
  asset: Asset;
}

/** The kind that a field's file is stored as, and the message when it is too large. */
export interface FileRule {
  kind: UploadKind;
  tooLarge: string | undefined;
}

type Done = (error?: unknown, info?: StoredFile) => void;

/**
 * Streams each file of a multipart body to media. The transfer is aborted when a file exceeds its limit or its sender
 * disconnects, so that media never mistakes a part for the whole.
 */
export class MediaStorage implements StorageEngine {
  /** The file being received; the files of a form arrive one after the other. */
  private current: Readable | undefined;
  private readonly store = bindToRequest((file: Express.Multer.File, rule: FileRule) =>
    this.send(file, rule),
  );

  /** Create one instance per request. */
  constructor(
    private readonly media: MediaHttp,
    private readonly token: string,
    /** Called at once: multer itself reads a refused body to its end before it reports it. */
    private readonly onRefused: (reason: unknown) => void,
    private readonly ruleOf: (file: Express.Multer.File) => FileRule,
  ) {}

  _handleFile(_request: Request, file: Express.Multer.File, done: Done): void {
    const rule = this.ruleOf(file);
    if (UNUSABLE.test(file.originalname)) {
      const refusal = invalidField(file.fieldname, 'The file name contains control characters');
      this.onRefused(refusal);
      done(refusal);
      return;
    }
    this.store(file, rule).then(
      (asset) => {
        done(null, { asset, size: asset.size });
      },
      (reason: unknown) => {
        const refusal = reason instanceof DomainError ? refusedField(file.fieldname, reason) : reason;
        this.onRefused(refusal);
        done(refusal);
      },
    );
  }

  /** Breaks off the file that is being received, so that nothing waits for the rest of it. */
  breakOff(reason: Error): void {
    this.current?.destroy(reason);
  }

  /** Does nothing, because media collects the files that no record claims. */
  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    done(null);
  }

  private async send(file: Express.Multer.File, { kind, tooLarge }: FileRule): Promise<Asset> {
    const limited = sizeLimit(UPLOAD_LIMITS[kind], tooLarge);
    this.current = file.stream;
    const sending = pipeline(file.stream, limited);
    const request: UpstreamRequest = {
      method: 'POST',
      path: UPLOAD_PATH,
      body: limited,
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': file.mimetype,
        [UPLOAD_KIND_HEADER]: kind,
        [UPLOAD_NAME_HEADER]: encodeURIComponent(
          [...withoutInvisible(file.originalname)].slice(0, LONGEST_NAME).join(''),
        ),
        [REQUEST_ID_HEADER]: currentRequestId() ?? '',
        ...callerHeaders(),
      },
    };
    // The reason why the bytes stopped is more exact than the error of the transfer, and is reported first.
    const stopped = sending.catch((reason: unknown) => {
      if (reason instanceof DomainError) throw reason;
    });
    try {
      const [asset] = await Promise.all([
        this.media.request(request).then((answer) => readMediaAnswer(answer, assetSchema)),
        stopped,
      ]);
      return asset;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw new DomainError('UNAVAILABLE', 'Files cannot be uploaded right now', {}, { cause: error });
    }
  }
}
