import type { OmissibleKind, Translation } from '@manzil/contracts/content/translation';
import * as http from '@manzil/contracts/http/translations';
import type { CallInput } from '@manzil/contracts/http/call';
import type { LoaderFunctionArgs } from 'react-router';
import { callApi } from '../../kit/data/call-api';
import { endpointQuery, queryClient } from '../../kit/data/query-client';

export const translationsQuery = endpointQuery(http.listTranslations, {});

export const loadTranslations = () => queryClient.query(translationsQuery);

/** A translation with the time of its last save as text; empty for one that was never saved. */
export type LoadedTranslation = Omit<Translation, 'updatedAt'> & { updatedAt: string };

const toLoaded = (translation: Translation): LoadedTranslation => ({
  ...translation,
  updatedAt: translation.updatedAt ?? '',
});

export const readTranslation = async (kind: string, id: string | number): Promise<LoadedTranslation> =>
  toLoaded(await callApi(http.showTranslation, { params: { kind, id: String(id) } }));

export const loadTranslation = ({ params }: LoaderFunctionArgs) =>
  readTranslation(params.kind ?? '', params.id ?? '');

export const saveTranslation = async (
  { kind, id }: Pick<Translation, 'kind' | 'id'>,
  body: CallInput<typeof http.saveTranslation>['body'],
): Promise<LoadedTranslation> =>
  toLoaded(await callApi(http.saveTranslation, { params: { kind, id: String(id) }, body }));

export const changeOmission = (kind: OmissibleKind, omitted: boolean) =>
  callApi(http.changeOmission, { params: { kind }, body: { omitted } });
