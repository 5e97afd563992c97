import type { FooterEntry } from '@manzil/contracts/content/collection-entries';
import type { FooterFields } from '@manzil/contracts/content/collection-fields';
import * as http from '@manzil/contracts/http/content-editing';
import { callApi } from '../../kit/data/call-api';
import { withDraft } from '../../kit/lifecycle/lifecycle-calls';

export const FOOTER = { kind: 'footer', id: 1 } as const;

/** Reads the footer, with the fields of its draft if it has one. */
export const readFooter = async (): Promise<FooterEntry> =>
  withDraft(FOOTER, await callApi(http.showFooterEntry));

export const footerFieldsOf = (entry: FooterEntry): FooterFields => ({
  about: entry.about,
  address: entry.address,
  phone: entry.phone,
  email: entry.email,
  licence: entry.licence,
  columns: entry.columns,
  social: entry.social,
  copyright: entry.copyright,
});
