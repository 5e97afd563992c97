import { ApiProblem, askToLogIn, type FieldIssue } from './call-api';

/** Uploaded share of each file, from 0 to 1. */
export type Progress = ReadonlyMap<File, number>;

export interface FormToSend {
  method: 'POST' | 'PUT';
  path: string;
  texts?: Readonly<Record<string, string>>;
  /** Sent in this order. */
  files: readonly (readonly [field: string, file: File])[];
  onProgress: (progress: Progress) => void;
}

export interface Sending {
  /** The response body; rejects with an {@link ApiProblem} on a refusal or without a response. */
  done: Promise<string>;
  cancel: () => void;
}

/**
 * Sends a multipart form, texts first, and reports the progress of each of its files. When the session has ended, the
 * form is sent again after the member has logged in.
 */
export function sendForm({ method, path, texts = {}, files, onProgress }: FormToSend): Sending {
  const body = new FormData();
  for (const [field, text] of Object.entries(texts)) body.append(field, text);
  for (const [field, file] of files) body.append(field, file);
  const sent = files.map(([, file]) => file);
  let request: XMLHttpRequest;
  const send = (): Promise<string> =>
    new Promise((resolve, reject) => {
      request = new XMLHttpRequest();
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onProgress(progressOf(sent, loaded, total));
      });
      request.addEventListener('load', () => {
        if (request.status >= 200 && request.status < 300) resolve(request.responseText);
        else reject(problemOf(request));
      });
      request.addEventListener('error', () => {
        reject(new ApiProblem(0, 'The connection was lost. Nothing was saved: try again.'));
      });
      request.addEventListener('abort', () => {
        reject(new ApiProblem(0, 'The upload was cancelled.'));
      });
      request.open(method, path);
      request.send(body);
    });
  const sendInSession = async (): Promise<string> => {
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 401 && (await askToLogIn())) return sendInSession();
      throw error;
    }
  };
  return {
    done: sendInSession(),
    cancel: () => {
      request.abort();
    },
  };
}

/** The files are sent one after the other, after all other data of the form. */
export function progressOf(files: readonly File[], loaded: number, total: number): Progress {
  let left = loaded - (total - files.reduce((sum, { size }) => sum + size, 0));
  const progress = new Map<File, number>();
  for (const file of files) {
    progress.set(file, file.size === 0 ? 1 : Math.min(1, Math.max(0, left / file.size)));
    left -= file.size;
  }
  return progress;
}

function problemOf({ status, responseText }: XMLHttpRequest): ApiProblem {
  try {
    const { detail, error, issues, details } = JSON.parse(responseText) as {
      detail?: string;
      error?: string;
      issues?: FieldIssue[];
      details?: Record<string, unknown>;
    };
    return new ApiProblem(status, error ?? detail ?? 'The form was refused.', issues, details);
  } catch {
    return new ApiProblem(status, 'The form was refused.');
  }
}
