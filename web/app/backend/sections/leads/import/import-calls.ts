import * as http from '@manzil/contracts/http/leads';
import type {
  ImportColumns,
  ImportPreview,
  ImportResult,
  ImportValues,
} from '@manzil/contracts/leads/lead-import';
import { useEffect, useState } from 'react';
import { ApiProblem, callWithForm, messageOf } from '../../../kit/data/call-api';

/** A file and the mappings of its columns and values; undefined columns are derived from the headings. */
export interface MappedFile {
  file: File;
  columns: ImportColumns | undefined;
  values: ImportValues;
}

function formOf({ file, columns, values }: MappedFile): FormData {
  const form = new FormData();
  if (columns !== undefined) form.append('columns', JSON.stringify(columns));
  if (values.length > 0) form.append('values', JSON.stringify(values));
  form.append('file', file);
  return form;
}

export const importFile = (mapped: MappedFile): Promise<ImportResult> =>
  callWithForm(http.importLeads, formOf(mapped));

/** Returns the API's message about the file if there is one, or else the message of the error. */
export const problemWords = (error: unknown): string =>
  (error instanceof ApiProblem ? error.issues[0]?.message : undefined) ?? messageOf(error);

interface Answer {
  of: MappedFile;
  preview: ImportPreview | undefined;
  problem: string | undefined;
}

interface Previewing {
  /** The last preview of the file while the preview of this mapping is loading or was refused. */
  preview: ImportPreview | undefined;
  problem: string | undefined;
  busy: boolean;
}

/** Previews an import of the file, and again with each change of `mapped`. */
export function usePreview(mapped: MappedFile | undefined): Previewing {
  const [answer, setAnswer] = useState<Answer | undefined>();
  useEffect(() => {
    if (mapped === undefined) return;
    let isLeft = false;
    const keep = (preview: ImportPreview | undefined, problem?: string): void => {
      if (isLeft) return;
      setAnswer((last) => ({
        of: mapped,
        problem,
        preview: preview ?? (last?.of.file === mapped.file ? last.preview : undefined),
      }));
    };
    callWithForm(http.previewLeadImport, formOf(mapped)).then(
      (preview) => {
        keep(preview);
      },
      (error: unknown) => {
        keep(undefined, problemWords(error));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [mapped]);
  const isCurrent = answer?.of === mapped;
  return {
    preview: mapped !== undefined && answer?.of.file === mapped.file ? answer.preview : undefined,
    problem: isCurrent ? answer?.problem : undefined,
    busy: mapped !== undefined && !isCurrent,
  };
}
