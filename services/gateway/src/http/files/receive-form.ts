import type { Asset } from '@manzil/contracts/media/asset';
import { UPLOAD_LIMITS } from '@manzil/contracts/media/upload';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { GatewayConfig } from '../../config.js';
import { FormCount } from './form-count.js';
import { findField, invalidField, type FileFields } from './form-files.js';
import { onStall } from './on-stall.js';
import { MediaHttp } from '../ports.js';
import { MediaStorage, type StoredFile } from './media-storage.js';
import { readMultipart } from './read-multipart.js';

/** Longest text of a field in bytes. */
const LONGEST_TEXT = 256 * 1024;
const MOST_TEXTS = 100;
const MOST_PARTS = 200;
/** All texts of a form, boundaries and headers of its parts. */
const MULTIPART_EXTRA = 2 * 1024 * 1024;

export interface ReceivedForm {
  /** Texts by field as they came. */
  texts: Record<string, string>;
  /** The stored files by field; files of a numbered field in the order of their numbers. */
  files: Record<string, Asset[]>;
}

/**
 * Takes a multipart form and hands each file to media while it arrives, without buffering it. The first file that
 * is refused (too large, too many, not what its field takes, or sent too slowly) ends the form at once, in the
 * middle of the stream: the error names the field and nothing is left to be recorded. Files that media already
 * has are then claimed by no record, and media collects them.
 */
@Injectable()
export class ReceiveForm {
  constructor(
    private readonly media: MediaHttp,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async receive(request: Request, response: Response, fields: FileFields): Promise<ReceivedForm> {
    await this.store(request, response, fields);
    return { texts: textsOf(request.body, fields), files: filesOf(request.files as ReceivedFile[], fields) };
  }

  private store(request: Request, response: Response, fields: FileFields): Promise<void> {
    const token = this.config.MEDIA_UPLOAD_TOKEN;
    if (token === undefined)
      throw new DomainError('UNAVAILABLE', 'Uploads are not set up: MEDIA_UPLOAD_TOKEN is missing');
    const count = new FormCount(fields);
    return new Promise<void>((resolve, reject) => {
      const storage = new MediaStorage(this.media, token, reject, ({ fieldname, originalname, mimetype }) => {
        const { field } = findField(fields, fieldname) ?? {};
        if (field === undefined) throw unknownField(fieldname);
        return {
          kind: field.kind ?? (mimetype.startsWith('image/') ? 'image' : 'document'),
          tooLarge: field.tooLarge?.(originalname),
        };
      });
      const watch = onStall(request, this.config.UPLOAD_STALL_MS, () => {
        const tooSlow = new DomainError('UNPROCESSABLE', 'The upload was too slow and has been cancelled');
        reject(tooSlow);
        storage.breakOff(tooSlow);
      });
      const limits = { fields: MOST_TEXTS, fieldSize: LONGEST_TEXT, parts: MOST_PARTS, headerPairs: 20 };
      const fileFilter: multer.Options['fileFilter'] = (_request, { fieldname }, done) => {
        const refusal = count.refusal(fieldname);
        if (refusal === undefined) {
          done(null, true);
          return;
        }
        // Rejected at once: multer itself reads a refused body to its end before it reports it.
        reject(refusal);
        done(refusal);
      };
      const most = largestForm(fields);
      readMultipart(request, response, {
        reader: multer({ storage, limits, fileFilter, defParamCharset: 'utf8' }).any(),
        mostBytes: most,
        limit: most,
      })
        .finally(() => {
          watch.stop();
        })
        .then(resolve, reject);
    });
  }
}

interface ReceivedFile extends StoredFile {
  fieldname: string;
}

const unknownField = (name: string): DomainError => invalidField(name, 'The form has no such file');

const largestForm = (fields: FileFields): number =>
  Object.values(fields).reduce(
    (sum, { kind = 'document', numbered }) => sum + UPLOAD_LIMITS[kind] * (numbered?.most ?? 1),
    MULTIPART_EXTRA,
  );

/** A field given twice could mean either, so it is refused; a text where a file belongs is no file. */
function textsOf(body: unknown, fields: FileFields): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (findField(fields, name) !== undefined) continue;
    if (typeof value !== 'string') throw invalidField(name, 'is given more than once');
    texts[name] = value;
  }
  return texts;
}

function filesOf(received: ReceivedFile[], fields: FileFields): Record<string, Asset[]> {
  const inOrder = [...received].sort((a, b) => numberOf(a.fieldname) - numberOf(b.fieldname));
  return Object.fromEntries(
    Object.keys(fields).map((name) => [
      name,
      inOrder
        .filter(({ fieldname }) => findField(fields, fieldname)?.name === name)
        .map(({ asset }) => asset),
    ]),
  );
}

const numberOf = (fieldname: string): number => Number(/\d+$/.exec(fieldname)?.[0] ?? 0);
