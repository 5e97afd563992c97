import type { OmissibleKind, Translation } from '@manzil/contracts/content/translation';
import type { CallInput } from '@manzil/contracts/http/call';
import * as http from '@manzil/contracts/http/translations';
import type { TranslationLanguage } from '@manzil/contracts/site-language';
import type { LoaderFunctionArgs } from 'react-router';
import { languageOf } from '../../kit/address/translation-path';
import { callApi } from '../../kit/data/call-api';
import { endpointQuery, queryClient } from '../../kit/data/query-client';

export const translationsQuery = (language: TranslationLanguage) =>
  endpointQuery(http.listTranslations, { query: { language } });

export const loadTranslations = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
  queryClient.query(translationsQuery(languageOf(new URL(request.url).searchParams.get('language'))));

/** A translation with the time of its last save as text; empty for one that was never saved. */
export type LoadedTranslation = Omit<Translation, 'updatedAt'> & { updatedAt: string };

const toLoaded = (translation: Translation): LoadedTranslation => ({
  ...translation,
  updatedAt: translation.updatedAt ?? '',
});

export const readTranslation = async (
  language: TranslationLanguage,
  kind: string,
  id: string | number,
): Promise<LoadedTranslation> =>
  toLoaded(await callApi(http.showTranslation, { params: { kind, id: String(id) }, query: { language } }));

export const loadTranslation = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
  readTranslation(languageOf(params.language), params.kind ?? '', params.id ?? '');

export const saveTranslation = async (
  language: TranslationLanguage,
  { kind, id }: Pick<Translation, 'kind' | 'id'>,
  body: CallInput<typeof http.saveTranslation>['body'],
): Promise<LoadedTranslation> =>
  toLoaded(
    await callApi(http.saveTranslation, { params: { kind, id: String(id) }, query: { language }, body }),
  );

export const changeOmission = (language: TranslationLanguage, kind: OmissibleKind, omitted: boolean) =>
  callApi(http.changeOmission, { params: { kind }, query: { language }, body: { omitted } });
