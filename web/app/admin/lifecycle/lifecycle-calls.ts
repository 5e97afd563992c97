import type { EntryFields, LifecycleChange, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import * as http from '@manzil/contracts/http/content-lifecycle';
import { callApi } from '../lib/call-api';
import { fieldWords } from '../audit/act-words';

/** An entry of a kind that has drafts and versions. */
export interface EntryKey {
  kind: LifecycleKind;
  id: number;
}

export const createDraft = (kind: LifecycleKind, fields: object): Promise<LifecycleChange> =>
  callApi(http.createDraft, { params: { kind }, body: { fields: fields as EntryFields } });

/** Refused with a conflict when somebody saved since `expectedVersion`. */
export const saveDraft = (
  params: EntryKey,
  fields: object,
  expectedVersion: number,
): Promise<LifecycleChange> =>
  callApi(http.saveDraft, { params, body: { fields: fields as EntryFields, expectedVersion } });

export const discardDraft = (params: EntryKey): Promise<LifecycleChange> =>
  callApi(http.discardDraft, { params });

export const withdrawEntry = (params: EntryKey): Promise<LifecycleChange> =>
  callApi(http.withdrawEntry, { params });

export const restoreVersion = (
  params: EntryKey,
  version: number,
  expectedVersion: number,
): Promise<LifecycleChange> =>
  callApi(http.restoreVersion, { params: { ...params, version }, body: { expectedVersion } });

export const loadVersion = (params: EntryKey, version: number) =>
  callApi(http.showVersion, { params: { ...params, version } });

/** Reads the latest hundred versions of an entry, and what each has changed. */
export const versionsOf = (params: EntryKey) => ({
  load: async () => (await callApi(http.listVersions, { params })).versions,
  diff: async (version: number) => {
    const { against, sections } = await callApi(http.diffVersion, { params: { ...params, version } });
    return { against, sections: sections.map(({ field, parts }) => ({ name: fieldWords(field), parts })) };
  },
});
