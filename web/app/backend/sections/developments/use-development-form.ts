import * as http from '@manzil/contracts/http/development-editing';
import { useRef, useState } from 'react';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { useContractForm, type ContractForm } from '../../kit/form/use-contract-form';
import { sendForm, type Progress } from '../../kit/data/send-form';
import { createDraft, publishEntry, saveDraft } from '../../kit/lifecycle/lifecycle-calls';
import { DONE } from '../../kit/lifecycle/lifecycle-labels';
import { useDraftsOnly } from '../../../shared/ui/read-only';
import { toasts } from '../../../shared/ui/toast-queue';
import { fromWireField, toWireFiles, toWireTexts } from './development-form.wire';
import { draftOf, issuesOf, valuesOf, type FormFiles, type FormValues } from './form-values';
import { uploadFiles } from './gallery-changes';
import { hasDraft, type StoredDevelopment } from './load-development';

export interface DevelopmentFormState {
  form: ContractForm<FormValues>;
  files: FormFiles;
  setFiles: (files: FormFiles) => void;
  dirty: boolean;
  /** Set only while files are sent. */
  progress: Progress | undefined;
  /** `onVersion` is the version that another member saved and that this save replaces. */
  save: (intent: Intent, onVersion?: number) => Promise<void>;
  /** Intent of the last save. */
  intent: () => Intent;
  cancel: () => void;
}

/** The purpose of a save: publish, or store a draft; `schedule` then opens the schedule dialog. */
export type Intent = 'publish' | 'draft' | 'schedule';

const NO_FILES: FormFiles = { gallery: [] };

/**
 * The form of a project; a new one without `stored`. Unsaved texts are stored as a draft on this device, files are not.
 */
export function useDevelopmentForm(
  stored: StoredDevelopment | undefined,
  onSaved: (intent: Intent) => void,
): DevelopmentFormState {
  const id = stored?.development.id;
  const endpoint = id === undefined ? http.addDevelopment : http.changeDevelopment;
  const [files, setFiles] = useState(NO_FILES);
  const [progress, setProgress] = useState<Progress | undefined>();
  const sending = useRef<{ cancel: () => void } | undefined>(undefined);

  const isDraftsOnly = useDraftsOnly();
  const intent = useRef<Intent>('publish');
  const isLive = stored?.development.live === true;

  /** A published project must have a banner; a draft need not. */
  const needsBanner = (): boolean =>
    intent.current === 'publish' &&
    (stored === undefined || isLive) &&
    (stored?.development.bannerImage ?? '') === '' &&
    files.bannerImage === undefined;

  /** Files of a draft go to the library first; files that no version uses are removed there automatically. */
  const sendDraft = async (version: number): Promise<string> => {
    const chosen = SINGLE_FILES.flatMap((field) => {
      const file = files[field];
      return file === undefined ? [] : [{ field, file }];
    });
    const gallery = stored === undefined ? files.gallery : [];
    const uploads = uploadFiles([...chosen.map(({ file }) => file), ...gallery], setProgress);
    sending.current = uploads;
    try {
      const paths = await uploads.done;
      const uploaded = Object.fromEntries(chosen.map(({ field }, place) => [field, paths[place]]));
      const fields = { ...draftOf(form.values, stored?.development), ...uploaded };
      if (stored === undefined) {
        await createDraft('development', { ...fields, images: paths.slice(chosen.length) });
        return DONE.draft;
      }
      const entry = { kind: 'development', id: stored.development.id } as const;
      const saved = await saveDraft(entry, fields, version);
      if (intent.current !== 'publish') return DONE.draft;
      await publishEntry(entry, saved.version);
      return DONE.published;
    } finally {
      setProgress(undefined);
    }
  };
  const send = async (body: Record<string, unknown>, version: number): Promise<string> => {
    if (isDraftsOnly || (isLive && (intent.current !== 'publish' || hasDraft(stored.lifecycle))))
      return sendDraft(version);
    setProgress(new Map());
    const request = sendForm({
      method: endpoint.method,
      path: endpointUrl(endpoint.path, { params: id === undefined ? {} : { id } }),
      texts: {
        ...textsIn(body),
        ...(intent.current !== 'publish' && { live: 'off' }),
        ...(stored !== undefined && {
          oldpropertyname: stored.development.name,
          expectedVersion: String(version),
        }),
      },
      files: toWireFiles(files),
      onProgress: setProgress,
    });
    sending.current = request;
    try {
      const { message } = endpoint.responses[200].parse(JSON.parse(await request.done));
      return intent.current === 'publish' ? message : DONE.draft;
    } finally {
      setProgress(undefined);
    }
  };
  const form = useContractForm(endpoint, {
    values: valuesOf(stored?.development),
    bodyOf: (values: FormValues) => ({ ...toWireTexts(values), ...Object.fromEntries(toWireFiles(files)) }),
    check: (values) => issuesOf(values, needsBanner()),
    fieldOf: fromWireField,
    version: stored?.version ?? 0,
    draft: `development:${String(id ?? 'new')}`,
    send,
    onSaved: (message) => {
      toasts.done(message);
      form.discard();
      onSaved(intent.current);
    },
  });

  return {
    form,
    files,
    setFiles: (chosen) => {
      setFiles(chosen);
      form.clearIssues(['bannerImage', 'floorPlan', 'brochure', 'gallery']);
    },
    dirty: form.dirty || toWireFiles(files).length > 0,
    progress,
    intent: () => intent.current,
    save: (wanted, onVersion = stored?.version) => {
      intent.current = wanted;
      return form.submit(onVersion);
    },
    cancel: () => {
      sending.current?.cancel();
    },
  };
}

const SINGLE_FILES = ['bannerImage', 'floorPlan', 'brochure'] as const;

const textsIn = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
