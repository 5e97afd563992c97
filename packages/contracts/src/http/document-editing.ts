import { z } from 'zod';
import { DOCUMENT_FIELDS, MORTGAGE_FILES } from '../content/document-fields.js';
import { documentEntrySchema, documentNameSchema } from '../content/documents.js';
import { defineEndpoint } from './endpoint.js';
import { defineOperation } from './operation.js';

const reads = { audience: 'content.read', area: 'Content editing' } as const;
const edits = { audience: 'content.edit', area: 'Content editing' } as const;
const params = z.object({ name: documentNameSchema });

/** A document with the author of its last save. */
export const showDocumentEntry = defineOperation({
  ...reads,
  method: 'GET',
  path: '/api/admin/documents/:name',
  scope: 'content:read',
  summary: 'The texts of a page with their version',
  params,
  responses: { 200: documentEntrySchema },
  subject: 'rpc.content.v1.document.get-entry',
  idempotent: true,
});

/** The content service checks the names and the values of the fields. */
export const saveDocument = defineEndpoint({
  ...edits,
  method: 'PUT',
  path: '/api/documents/:name',
  summary: 'Sets fields of the texts of a page and leaves the others unchanged',
  params,
  body: z.object({
    fields: z.record(z.string(), z.string()),
    expectedVersion: z.int().min(0).max(2_147_483_647),
  }),
  responses: { 200: documentEntrySchema },
  problems: ['CONFLICT'],
});

const mapOf = <T>(names: string[], make: () => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, make()]));

export const saveMortgagePage = defineEndpoint({
  ...edits,
  method: 'POST',
  path: '/updatemort',
  summary: 'Sets texts and images of the mortgage page',
  multipart: z.object({
    ...mapOf(Object.keys(DOCUMENT_FIELDS.mortgageservicespagedb), () => z.string().optional()),
    ...mapOf(Object.keys(MORTGAGE_FILES), () => z.file().optional()),
    expectedVersion: z.string().optional(),
  }),
  responses: { 200: z.object({ msg: z.literal('200') }) },
  problems: ['CONFLICT', 'UNPROCESSABLE'],
});
