import { getDocumentEntry } from '@manzil/contracts/content/editing-rpc';
import { getDocument, saveDocument } from '@manzil/contracts/content/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetDocumentEntry } from './get-document-entry.js';
import { GetDocument } from './get-document.js';
import { SaveDocument } from './save-document.js';

@Controller()
export class DocumentController {
  constructor(
    private readonly getDocument: GetDocument,
    private readonly getDocumentEntry: GetDocumentEntry,
    private readonly saveDocument: SaveDocument,
  ) {}

  @HandleRpc(getDocument)
  get(request: z.output<typeof getDocument.request>) {
    return this.getDocument.get(request);
  }

  @HandleRpc(getDocumentEntry)
  getEntry(request: z.output<typeof getDocumentEntry.request>) {
    return this.getDocumentEntry.get(request);
  }

  @HandleRpc(saveDocument)
  save(request: z.output<typeof saveDocument.request>) {
    return this.saveDocument.save(request);
  }
}
