import * as http from '@manzil/contracts/http/content-editing';
import { callApi } from '../data/call-api';
import { withDraft } from '../lifecycle/lifecycle-calls';
import { collectionQuery } from './collection-query';

export const NAVIGATION_STYLE = { kind: 'navigation-style', id: 1 } as const;

/** The links and the style of the header, with the fields of its draft if it has one. */
export const navigationQuery = collectionQuery(http.navigationItems, async () => {
  const found = await callApi(http.showNavigationEntries);
  return { ...found, style: await withDraft(NAVIGATION_STYLE, found.style) };
});
