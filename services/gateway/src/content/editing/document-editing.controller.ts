import type { DocumentEntry } from '@manzil/contracts/content/documents';
import { saveDocument } from '@manzil/contracts/http/document-editing';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { SavePageTexts } from './save-page-texts.js';

@Controller()
export class DocumentEditingController {
  constructor(private readonly savePageTexts: SavePageTexts) {}

  @Endpoint(saveDocument)
  save({ params, body, session }: Input<typeof saveDocument>): Promise<DocumentEntry> {
    return this.savePageTexts.save(session.username, { ...params, ...body });
  }
}
