import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import type { uploadEnquiryPhoto } from '@manzil/contracts/http/lead-forms';
import type { Result } from '@manzil/contracts/http/endpoint';
import { shrinkPicture } from '../../../../shared/lib/shrink-picture';
import type { PhotoProblem } from './photo-problem';

export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Longer than a photo of 2 MB takes on a slow line. */
const DEADLINE_MS = 120_000;

/** The reason why a photo was not uploaded. */
export class PhotoRefused extends Error {
  constructor(readonly problem: PhotoProblem) {
    super(problem);
  }
}

/** The photo itself, or a smaller copy of a large one. @throws PhotoRefused */
export async function fitPhoto(file: File): Promise<File> {
  if (!PHOTO_TYPES.includes(file.type)) throw new PhotoRefused('type');
  if (file.size <= MAX_IMAGE_BYTES) return file;
  const made = await shrinkPicture(file, MAX_IMAGE_BYTES);
  if (made === undefined) throw new PhotoRefused('tooLarge');
  return made.file;
}

const PROBLEMS: Readonly<Record<number, PhotoProblem>> = {
  400: 'damaged',
  413: 'tooLarge',
  415: 'type',
  422: 'damaged',
  429: 'often',
};

/**
 * Uploads a photo and returns its id. `onProgress` gets the part that was sent, 0 to 1: `fetch` does not report it.
 * @throws PhotoRefused
 */
export function uploadPhoto(
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => {
      reject(new PhotoRefused(PROBLEMS[request.status] ?? 'failed'));
    };
    request.open('POST', '/api/enquiry-photos');
    request.responseType = 'json';
    request.timeout = DEADLINE_MS;
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      const answer = request.response as Partial<Result<typeof uploadEnquiryPhoto>> | null;
      if (request.status === 201 && answer?.id !== undefined) resolve(answer.id);
      else fail();
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => {
      request.abort();
    });
    const body = new FormData();
    body.set('photo', file);
    request.send(body);
  });
}
