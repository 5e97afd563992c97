import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { visitorPhotoSchema } from '@manzil/contracts/media/upload';
import { DomainError } from '@manzil/service-kit/errors';
import { CONFIG } from '@manzil/service-kit/kit-module';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { GatewayConfig } from '../config.js';
import { addressOf } from '../http/caller/caller.js';
import { invalidField } from '../http/files/form-files.js';
import { readMediaAnswer } from '../http/files/media-answer.js';
import { onStall } from '../http/files/on-stall.js';
import { readMultipart } from '../http/files/read-multipart.js';
import { requestVisitorPhoto } from '../http/files/request-visitor-photo.js';
import { tooLarge } from '../http/files/size-limit.js';
import { MediaHttp } from '../http/ports.js';
import { PhotoLimit } from './photo-limit.js';
import { PhotoParts } from './photo-parts.js';

const LIMITS = { fields: 60, fieldSize: 64 * 1024, files: 40, parts: 100, headerPairs: 20 };

export interface PhotoForm {
  /** The field of the photos. */
  field: string;
  /** Photos that are stored. */
  most: number;
  /** Bytes of the whole form, which is read to its end within them. */
  mostBytes: number;
}

export interface ReceivedPhotos {
  /** Texts of the form by field. */
  texts: Record<string, string>;
  /** Ids of the photos that media has stored. */
  ids: string[];
  /** The first photo that was not stored. */
  refused?: { name: string; reason: DomainError };
}

/** Receives a form with photos and hands each photo to media, which checks it. */
@Injectable()
export class ReceivePhotos {
  constructor(
    private readonly media: MediaHttp,
    private readonly limit: PhotoLimit,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** A photo that is refused does not end the form. What was typed is returned with its reason. */
  async receive(
    request: Request,
    response: Response,
    { field, most, mostBytes }: PhotoForm,
  ): Promise<ReceivedPhotos> {
    const parts = new PhotoParts(most);
    await this.read(request, response, { parts, field, mostBytes });
    const received: ReceivedPhotos = { texts: textsOf(request.body), ids: [] };
    for (const { name, bytes } of parts.photos) {
      try {
        if (bytes === undefined) throw tooLarge(MAX_IMAGE_BYTES);
        await this.limit.admit(addressOf(request));
        received.ids.push(await this.store(bytes));
      } catch (reason) {
        if (!(reason instanceof DomainError)) throw reason;
        received.refused ??= { name, reason };
      }
    }
    if (parts.surplus > 0)
      received.refused ??= { name: '', reason: invalidField(field, `At most ${most} photos can be sent`) };
    return received;
  }

  private read(
    request: Request,
    response: Response,
    { parts, field, mostBytes }: { parts: PhotoParts } & Pick<PhotoForm, 'field' | 'mostBytes'>,
  ): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const watch = onStall(request, this.config.UPLOAD_STALL_MS, () => {
        reject(new DomainError('UNPROCESSABLE', 'The upload was too slow and has been cancelled'));
      });
      const limits = { ...LIMITS, fileSize: mostBytes };
      readMultipart(request, response, {
        reader: multer({ storage: parts, limits, defParamCharset: 'utf8' }).array(field),
        mostBytes,
        limit: MAX_IMAGE_BYTES,
      })
        .finally(() => {
          watch.stop();
        })
        .then(resolve, reject);
    });
  }

  private async store(bytes: Buffer): Promise<string> {
    const { MEDIA_UPLOAD_TOKEN: token } = this.config;
    const answer = await requestVisitorPhoto(this.media, { method: 'POST', body: bytes, token });
    return (await readMediaAnswer(answer, visitorPhotoSchema)).id;
  }
}

const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
