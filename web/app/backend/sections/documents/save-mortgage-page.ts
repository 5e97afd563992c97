import type { DocumentEntry, DocumentName } from '@manzil/contracts/content/documents';
import * as http from '@manzil/contracts/http/document-editing';
import { callWithForm } from '../../kit/data/call-api';
import { readDocument } from './document-calls';

/** Sends the form of the mortgage page; images are already uploaded and are sent as URLs. */
export async function saveMortgagePage(
  name: DocumentName,
  fields: Record<string, string>,
  expectedVersion: number,
): Promise<DocumentEntry> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('expectedVersion', String(expectedVersion));
  await callWithForm(http.saveMortgagePage, body);
  return readDocument(name);
}
