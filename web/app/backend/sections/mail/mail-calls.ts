import type { MailKind } from '@manzil/contracts/leads/mail';
import type { LoggedMail } from '@manzil/contracts/leads/mail-log';
import { countSavedSearches } from '@manzil/contracts/http/saved-searches';
import { listMailTexts } from '@manzil/contracts/http/mail-texts';
import * as http from '@manzil/contracts/http/mails';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { endpointQuery, queryClient } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';

export const MAIL_TABS = ['log', 'suppressed', 'words', 'previews', 'settings'] as const;
export type MailTab = (typeof MAIL_TABS)[number];

export const tabOf = (params: URLSearchParams): MailTab =>
  MAIL_TABS.find((tab) => tab === params.get('tab')) ?? 'log';

const valueOf = (params: URLSearchParams, name: string): string | undefined => params.get(name) ?? undefined;

const placeIn = (params: URLSearchParams) => ({
  sort: valueOf(params, 'sort'),
  page: valueOf(params, 'page'),
});

export const mailsQuery = (params: URLSearchParams) =>
  endpointQuery(http.listMails, {
    query: { state: valueOf(params, 'state'), ...placeIn(params) },
  });

export const suppressionsQuery = (params: URLSearchParams) =>
  endpointQuery(http.listSuppressions, { query: placeIn(params) });

export const textsQuery = endpointQuery(listMailTexts, {});

export const searchCountsQuery = endpointQuery(countSavedSearches, {});

export const mailSettingsQuery = endpointQuery(http.showMailSettings, {});

export const incomingMailQuery = endpointQuery(http.showIncomingMail, {});

export const previewsQuery = endpointQuery(http.previewMails, {});

/** Loads the data of the tab in the URL. */
export async function loadMail({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<null> {
  const params = new URL(request.url).searchParams;
  const tab = tabOf(params);
  if (tab === 'log')
    await Promise.all([queryClient.query(mailsQuery(params)), queryClient.query(searchCountsQuery)]);
  else if (tab === 'suppressed') await queryClient.query(suppressionsQuery(params));
  else if (tab === 'words') await queryClient.query(textsQuery);
  else if (tab === 'previews') await queryClient.query(previewsQuery);
  else await Promise.all([queryClient.query(mailSettingsQuery), queryClient.query(incomingMailQuery)]);
  return null;
}

export const retryMail = (id: string): Promise<LoggedMail> => callApi(http.retryMail, { params: { id } });

export const removeSuppression = (address: string): Promise<void> =>
  callApi(http.removeSuppression, { body: { address } });

export const testMail = (kind: MailKind): Promise<LoggedMail> => callApi(http.testMail, { params: { kind } });
