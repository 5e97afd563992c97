import * as http from '@manzil/contracts/http/development-editing';
import { useRef, useState } from 'react';
import { endpointUrl } from '../../lib/endpoint-url';
import { useContractForm, type ContractForm } from '../forms/use-contract-form';
import { sendForm, type Progress, type Sending } from '../lib/send-form';
import { toasts } from '../../ui/toast-queue';
import { fromWireField, toWireFiles, toWireTexts } from './development-form.wire';
import { issuesOf, valuesOf, type FormFiles, type FormValues } from './form-values';
import type { StoredDevelopment } from './load-development';

export interface DevelopmentFormState {
  form: ContractForm<FormValues>;
  files: FormFiles;
  setFiles: (files: FormFiles) => void;
  dirty: boolean;
  /** Of the files while they are sent. */
  progress: Progress | undefined;
  /** `onVersion`: what another member saved, when the values here are to replace it. */
  save: (onVersion?: number) => Promise<void>;
  cancel: () => void;
}

const NO_FILES: FormFiles = { gallery: [] };

/** The form of a project, new without `stored`. Its texts are stored as a draft on this device, its files are not. */
export function useDevelopmentForm(
  stored: StoredDevelopment | undefined,
  onSaved: () => void,
): DevelopmentFormState {
  const id = stored?.development.id;
  const endpoint = id === undefined ? http.addDevelopment : http.changeDevelopment;
  const [files, setFiles] = useState(NO_FILES);
  const [progress, setProgress] = useState<Progress | undefined>();
  const sending = useRef<Sending | undefined>(undefined);

  const send = async (body: Record<string, unknown>, version: number): Promise<string> => {
    setProgress(new Map());
    sending.current = sendForm({
      method: endpoint.method,
      path: endpointUrl(endpoint.path, { params: id === undefined ? {} : { id } }),
      texts: {
        ...textsIn(body),
        ...(stored !== undefined && {
          oldpropertyname: stored.development.name,
          expectedVersion: String(version),
        }),
      },
      files: toWireFiles(files),
      onProgress: setProgress,
    });
    try {
      return endpoint.responses[200].parse(JSON.parse(await sending.current.done)).message;
    } finally {
      setProgress(undefined);
    }
  };
  const form = useContractForm(endpoint, {
    values: valuesOf(stored?.development),
    bodyOf: (values: FormValues) => ({ ...toWireTexts(values), ...Object.fromEntries(toWireFiles(files)) }),
    check: (values) => issuesOf(values, files, stored !== undefined),
    fieldOf: fromWireField,
    version: stored?.version ?? 0,
    draft: `development:${String(id ?? 'new')}`,
    send,
    onSaved: (message) => {
      toasts.done(message);
      form.discard();
      onSaved();
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
    save: (onVersion = stored?.version) => form.submit(onVersion),
    cancel: () => {
      sending.current?.cancel();
    },
  };
}

const textsIn = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
