import { MAX_ENQUIRY_PHOTOS } from '@manzil/contracts/limits';
import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { pagePathOf } from '../http/caller/page-path.js';
import { WebForms } from '../http/ports.js';
import { ReceivePhotos } from './receive-photos.js';

/** Longest form, bytes: several times what its fields take. */
const LARGEST_FORM = 64 * 1024;
const LONGEST_NAME = 100;
/** The form may have photos as they come from a phone: they are read and refused, and what was typed is kept. */
const PHOTOS = { field: 'photoFiles', most: MAX_ENQUIRY_PHOTOS, mostBytes: 64 * 1024 * 1024 };
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Hands a form of a page to web, which checks it and sends it on to the API on behalf of the visitor. */
@Injectable()
export class SendForm {
  constructor(
    private readonly web: WebForms,
    private readonly photos: ReceivePhotos,
  ) {}

  /** A form with photos, as a browser without scripts sends it: web gets the ids under which media has stored them. */
  async sendWithPhotos(request: Request, response: Response): Promise<void> {
    if (request.is('multipart/form-data') === false) return this.send(request, response);
    const { texts, ids, refused } = await this.photos.receive(request, response, PHOTOS);
    const form = new URLSearchParams(texts);
    // A form that came back with errors names the photos that it was sent with before.
    const all = [...(texts.photoIds?.split(',').filter(Boolean) ?? []), ...ids];
    form.set('photoIds', all.slice(0, PHOTOS.most).join(','));
    const problem = refused?.reason.code ?? (all.length > PHOTOS.most ? 'VALIDATION_FAILED' : '');
    form.set('photoProblem', problem);
    form.set('photoName', refused?.name.slice(0, LONGEST_NAME) ?? '');
    const body = Buffer.from(form.toString());
    if (body.length > LARGEST_FORM) throw tooLong();
    await this.post(body, request, response);
  }

  async send(request: Request, response: Response): Promise<void> {
    if (request.is(FORM_TYPE) === false) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', `A form is sent as ${FORM_TYPE}`);
    }
    await this.post(await readForm(request), request, response);
  }

  /** The same for a button without fields: a body of any type is ignored. */
  async press(request: Request, response: Response): Promise<void> {
    await readForm(request);
    await this.post(Buffer.alloc(0), request, response);
  }

  private post(body: Buffer, request: Request, response: Response): Promise<void> {
    // Without scripts, only the URL of the page says which campaign a form came from.
    const { referer } = request.headers;
    const headers = { 'content-type': FORM_TYPE, ...(referer !== undefined && { referer }) };
    const path = pagePathOf(request) ?? request.path;
    const form = { path, headers, body, visitor: addressOf(request) };
    return this.web.post(form, request, response);
  }
}

const tooLong = (): DomainError => new DomainError('PAYLOAD_TOO_LARGE', 'The form is too long');

async function readForm(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_FORM) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
