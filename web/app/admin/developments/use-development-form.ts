import { useRef, useState } from 'react';
import * as http from '@manzil/contracts/http/development-editing';
import { endpointUrl } from '../../lib/endpoint-url';
import { ApiProblem, messageOf } from '../lib/call-api';
import type { FieldIssue } from '../lib/call-api';
import { sendForm, type Progress, type Sending } from '../lib/send-form';
import { useDraft, type Draft } from '../lib/use-draft';
import { conflictIn, type Conflict } from '../saving/conflict';
import { useToasts } from '../../ui/toasts';
import { fromWireIssue, toWireFiles, toWireTexts } from './development-form.wire';
import { issuesOf, valuesOf, type FileName, type FormFiles, type FormValues } from './form-values';
import type { StoredDevelopment } from './load-development';

export interface DevelopmentFormState {
  draft: Draft<FormValues>;
  files: FormFiles;
  setFiles: (files: FormFiles) => void;
  fileIssueOf: (field: FileName) => string | undefined;
  dirty: boolean;
  /** Of the files while they are sent. */
  progress: Progress | undefined;
  busy: boolean;
  /** What somebody else saved since the form was opened. */
  conflict: Conflict | undefined;
  /** `onVersion`: what somebody else saved, when the member keeps their own values over it. */
  save: (onVersion?: number) => Promise<void>;
  cancel: () => void;
}

const NO_FILES: FormFiles = { gallery: [] };

/** The form of a project, new without `stored`. Nothing is lost when it is refused; `onSaved` when it is not. */
export function useDevelopmentForm(
  stored: StoredDevelopment | undefined,
  onSaved: () => void,
): DevelopmentFormState {
  const id = stored?.development.id;
  const version = stored?.version;
  const [values] = useState(() => valuesOf(stored?.development));
  const draft = useDraft(`development:${String(id ?? 'new')}`, values, String(version ?? ''));
  const [files, setFiles] = useState(NO_FILES);
  const [fileIssues, setFileIssues] = useState<readonly FieldIssue[]>([]);
  const [progress, setProgress] = useState<Progress | undefined>();
  const [conflict, setConflict] = useState<Conflict | undefined>();
  const sending = useRef<Sending | undefined>(undefined);
  const toasts = useToasts();

  const showIssues = (issues: readonly FieldIssue[]): void => {
    draft.setIssues(issues);
    setFileIssues(issues);
    requestAnimationFrame(focusFirstIssue);
  };
  const refuse = (error: unknown): void => {
    const issues = error instanceof ApiProblem ? error.issues.map(fromWireIssue) : [];
    const between = conflictIn(error);
    if (issues.length > 0) showIssues(issues);
    else setConflict(between);
    toasts.failed(messageOf(error));
  };

  const save = async (onVersion = version): Promise<void> => {
    if (sending.current !== undefined) return;
    const issues = issuesOf(draft.values, files, stored !== undefined);
    if (issues.length > 0) {
      showIssues(issues);
      return;
    }
    setConflict(undefined);
    setProgress(new Map());
    const endpoint = id === undefined ? http.addDevelopment : http.changeDevelopment;
    sending.current = sendForm({
      method: endpoint.method,
      path: endpointUrl(endpoint.path, { params: id === undefined ? {} : { id } }),
      texts: {
        ...toWireTexts(draft.values),
        ...(stored !== undefined && {
          oldpropertyname: stored.development.name,
          expectedVersion: String(onVersion),
        }),
      },
      files: toWireFiles(files),
      onProgress: setProgress,
    });
    try {
      toasts.done(endpoint.responses[200].parse(JSON.parse(await sending.current.done)).message);
      draft.discard();
      onSaved();
    } catch (error) {
      refuse(error);
    } finally {
      sending.current = undefined;
      setProgress(undefined);
    }
  };

  return {
    draft,
    files,
    setFiles: (chosen) => {
      setFiles(chosen);
      setFileIssues([]);
    },
    fileIssueOf: (field) => fileIssues.find((issue) => issue.field === field)?.message,
    dirty: draft.dirty || toWireFiles(files).length > 0,
    progress,
    busy: progress !== undefined,
    conflict,
    save,
    cancel: () => {
      sending.current?.cancel();
    },
  };
}

function focusFirstIssue(): void {
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
