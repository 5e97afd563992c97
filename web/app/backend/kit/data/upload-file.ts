import * as http from '@manzil/contracts/http/media';
import type { Asset } from '@manzil/contracts/media/asset';
import { markStale } from './query-client';
import { ApiProblem } from './call-api';
import { sendForm } from './send-form';

export interface Upload {
  done: Promise<Asset>;
  cancel: () => void;
}

/** Sends one file to the media library and reports its progress, from 0 to 1. */
export function uploadFile(file: File, onProgress: (share: number) => void): Upload {
  const { method, path, responses } = http.uploadFile;
  const { done, cancel } = sendForm({
    method,
    path,
    files: [['file', file]],
    onProgress: (progress) => {
      onProgress(progress.get(file) ?? 0);
    },
  });
  const asset = done.then(
    (answer) => {
      // The file is in the library from now on.
      markStale();
      return responses[201].parse(JSON.parse(answer));
    },
    (error: unknown) => {
      throw ofFile(file, error);
    },
  );
  return { done: asset, cancel };
}

/** An issue with the file takes precedence over an issue with the request. */
function ofFile({ name }: File, error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const { status, issues, message, details } = error;
  return new ApiProblem(
    status,
    status === 0 ? `${name}: ${message}` : (issues[0]?.message ?? message),
    issues,
    details,
  );
}
