import type { DocumentEntry, DocumentName } from '@manzil/contracts/content/documents';
import * as http from '@manzil/contracts/http/document-editing';
import { callApi } from '../lib/call-api';

export const readDocument = (name: DocumentName): Promise<DocumentEntry> =>
  callApi(http.showDocumentEntry, { params: { name } });

/** Sets these fields and keeps the others; a conflict when somebody saved since `expectedVersion`. */
export const saveDocument = (
  name: DocumentName,
  fields: Record<string, string>,
  expectedVersion: number,
): Promise<DocumentEntry> =>
  callApi(http.saveDocument, { params: { name }, body: { fields, expectedVersion } });
