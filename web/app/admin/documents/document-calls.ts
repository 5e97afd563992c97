import {
  documentEntrySchema,
  type DocumentEntry,
  type DocumentName,
} from '@manzil/contracts/content/documents';
import { callApi, json } from '../lib/call-api';

export const readDocument = (name: DocumentName): Promise<DocumentEntry> =>
  callApi(`/api/admin/documents/${name}`, documentEntrySchema);

/** Sets these fields and keeps the others; a conflict when somebody saved since `expectedVersion`. */
export const saveDocument = (
  name: DocumentName,
  fields: Record<string, string>,
  expectedVersion: number,
): Promise<DocumentEntry> =>
  callApi(`/api/documents/${name}`, documentEntrySchema, json('PUT', { fields, expectedVersion }));
