import type {
  EntryFields,
  Lifecycle,
  LifecycleChange,
  LifecycleKind,
} from '@manzil/contracts/content/lifecycle';
import * as http from '@manzil/contracts/http/content-lifecycle';
import { createDraftPreview } from '@manzil/contracts/http/draft-previews';
import { callApi } from '../data/call-api';
import { fieldWords } from '../labels/audit-labels';

/** An entry of a kind that has drafts and versions. */
export interface EntryKey {
  kind: LifecycleKind;
  id: number;
}

export const createDraft = (kind: LifecycleKind, fields: object): Promise<LifecycleChange> =>
  callApi(http.createDraft, { params: { kind }, body: { fields: fields as EntryFields } });

/** Refused with a conflict when another user saved since `expectedVersion`. */
export const saveDraft = (
  params: EntryKey,
  fields: object,
  expectedVersion: number,
  replacesDraft = false,
): Promise<LifecycleChange> =>
  callApi(http.saveDraft, {
    params,
    body: { fields: fields as EntryFields, expectedVersion, replacesDraft },
  });

export const discardDraft = (params: EntryKey): Promise<LifecycleChange> =>
  callApi(http.discardDraft, { params });

/** Refused with a conflict when another user saved since `expectedVersion`. */
export const publishEntry = (params: EntryKey, expectedVersion: number): Promise<LifecycleChange> =>
  callApi(http.publishEntry, { params, body: { expectedVersion } });

export const withdrawEntry = (params: EntryKey): Promise<LifecycleChange> =>
  callApi(http.withdrawEntry, { params });

/** Creates a link that shows the draft, or the published entry without a draft; an earlier link becomes invalid. */
export const createPreviewLink = (params: EntryKey) => callApi(createDraftPreview, { params });

export const restoreVersion = (
  params: EntryKey,
  version: number,
  expectedVersion: number,
): Promise<LifecycleChange> =>
  callApi(http.restoreVersion, { params: { ...params, version }, body: { expectedVersion } });

export const loadVersion = (params: EntryKey, version: number) =>
  callApi(http.showVersion, { params: { ...params, version } });

/** Returns an entry for editing: with the fields of its draft, if it has one. */
export async function withDraft<Entry extends { version: number; lifecycle?: Lifecycle | undefined }>(
  params: EntryKey,
  entry: Entry,
): Promise<Entry> {
  if ((entry.lifecycle?.draft ?? null) === null) return entry;
  return { ...entry, ...(await loadVersion(params, entry.version)).fields };
}

/** Reads the latest hundred versions of an entry, with their changes. */
export const versionsOf = (params: EntryKey, fieldName: (field: string) => string = fieldWords) => ({
  load: async () => (await callApi(http.listVersions, { params })).versions,
  diff: async (version: number, wanted?: number) => {
    const { against, sections } = await callApi(http.diffVersion, {
      params: { ...params, version },
      query: wanted === undefined ? {} : { against: wanted },
    });
    return { against, sections: sections.map(({ field, parts }) => ({ name: fieldName(field), parts })) };
  },
});
