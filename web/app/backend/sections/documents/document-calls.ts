import {
  DOCUMENT_IDS,
  type DocumentEntry,
  type DocumentFields,
  type DocumentName,
} from '@manzil/contracts/content/documents';
import * as http from '@manzil/contracts/http/document-editing';
import { callApi } from '../../kit/data/call-api';
import { loadVersion } from '../../kit/lifecycle/lifecycle-calls';

/** A document with the fields for editing, which are the fields of its draft if it has one. */
export interface OpenDocument extends DocumentEntry {
  /** The published fields, if they differ. */
  live?: DocumentFields;
}

export async function readDocument(name: DocumentName): Promise<OpenDocument> {
  const entry = await callApi(http.showDocumentEntry, { params: { name } });
  if ((entry.lifecycle?.draft ?? null) === null) return entry;
  const { fields } = await loadVersion({ kind: 'document', id: DOCUMENT_IDS[name] }, entry.version);
  return { ...entry, fields: fields as DocumentFields, live: entry.fields };
}

/** Sets these fields and keeps the others; a conflict when another user saved since `expectedVersion`. */
export const saveDocument = (
  name: DocumentName,
  fields: Record<string, string>,
  expectedVersion: number,
): Promise<DocumentEntry> =>
  callApi(http.saveDocument, { params: { name }, body: { fields, expectedVersion } });
