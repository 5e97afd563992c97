import { DomainError } from '@manzil/service-kit/errors';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { addressOf } from '../http/caller/caller.js';
import { pagePathOf } from '../http/caller/page-path.js';
import { WebForms } from '../http/ports.js';

/** Longest form, bytes: several times what its fields take. */
const LARGEST_FORM = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Hands a form of a page to web, which checks it and sends it on to the API on behalf of the visitor. */
@Injectable()
export class SendForm {
  constructor(private readonly web: WebForms) {}

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

async function readForm(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_FORM) throw new DomainError('PAYLOAD_TOO_LARGE', 'The form is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
