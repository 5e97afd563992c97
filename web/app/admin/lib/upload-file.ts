import { assetSchema, type Asset } from '@manzil/contracts/media/asset';
import { ApiProblem, type FieldIssue } from './call-api';

export interface Upload {
  done: Promise<Asset>;
  cancel: () => void;
}

/** Sends one file to the media library and tells how much of it has gone, from 0 to 1. */
export function uploadFile(file: File, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<Asset>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300)
        resolve(assetSchema.parse(JSON.parse(request.responseText)));
      else reject(problemOf(request));
    });
    request.addEventListener('error', () => {
      reject(new ApiProblem(0, `${file.name}: the connection was lost.`));
    });
    request.addEventListener('abort', () => {
      reject(new ApiProblem(0, `${file.name} was not uploaded.`));
    });
  });
  const body = new FormData();
  body.append('file', file);
  request.open('POST', '/api/media');
  request.send(body);
  return {
    done,
    cancel: () => {
      request.abort();
    },
  };
}

function problemOf({ status, responseText }: XMLHttpRequest): ApiProblem {
  try {
    const { detail, issues } = JSON.parse(responseText) as { detail?: string; issues?: FieldIssue[] };
    return new ApiProblem(status, issues?.[0]?.message ?? detail ?? 'The file was refused.', issues);
  } catch {
    return new ApiProblem(status, 'The file was refused.');
  }
}
