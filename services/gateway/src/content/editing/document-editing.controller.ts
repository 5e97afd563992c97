import {
  documentNameSchema,
  type DocumentEntry,
  type DocumentName,
} from '@manzil/contracts/content/documents';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { z } from 'zod';
import { CurrentEditor, type Editor } from './editor.js';
import { SavePageTexts } from './save-page-texts.js';

/** Which fields there are, and what they may hold, is checked where they are stored. */
const changesSchema = z.object({
  fields: z.record(z.string(), z.string()),
  expectedVersion: z.int().min(0).max(2_147_483_647),
});

@Controller('api/documents')
export class DocumentEditingController {
  constructor(private readonly savePageTexts: SavePageTexts) {}

  @Put(':name')
  save(
    @Param('name', { schema: documentNameSchema }) name: DocumentName,
    @Body({ schema: changesSchema }) changes: z.output<typeof changesSchema>,
    @CurrentEditor() editor: Editor,
  ): Promise<DocumentEntry> {
    return this.savePageTexts.execute(editor, { name, ...changes });
  }
}
