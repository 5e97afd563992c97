import * as http from '@manzil/contracts/http/development-editing';
import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { endpointUrl } from '../../../shared/lib/endpoint-url';
import { callApi } from '../../kit/data/call-api';
import { sendForm, type Progress } from '../../kit/data/send-form';
import { uploadFile } from '../../kit/data/upload-file';
import { restoreVersion, saveDraft } from '../../kit/lifecycle/lifecycle-calls';
import { toWireGallery } from './development-form.wire';
import { hasDraft, type StoredDevelopment } from './load-development';

interface Running {
  done: Promise<unknown>;
  cancel: () => void;
}

/** Changes a gallery: the live one at once, or the one of a draft. */
export interface GalleryChanges {
  add: (files: readonly File[], onProgress: (progress: Progress) => void) => Running;
  replace: (image: DevelopmentImage, file: File, onProgress: (progress: Progress) => void) => Running;
  remove: (image: DevelopmentImage) => Promise<unknown>;
  /** Restores the last removed image at its position. Refused with a conflict when another user saved since. */
  undoRemoval: () => Promise<unknown>;
  order: (images: readonly DevelopmentImage[]) => Promise<unknown>;
}

export const galleryChangesOf = (stored: StoredDevelopment, isDraftsOnly: boolean): GalleryChanges =>
  hasDraft(stored.lifecycle) || isDraftsOnly ? inDraft(stored) : onSite(stored);

const onSite = ({ development: { id, name }, version }: StoredDevelopment): GalleryChanges => ({
  add: (files, onProgress) =>
    sendForm({
      method: http.addGalleryImages.method,
      path: http.addGalleryImages.path,
      texts: { propertyname: name },
      files: toWireGallery(files),
      onProgress,
    }),
  replace: (image, file, onProgress) =>
    sendForm({
      method: http.replaceGalleryImage.method,
      path: endpointUrl(http.replaceGalleryImage.path, { params: { imageId: image.id } }),
      files: [['bannerimg', file]],
      onProgress,
    }),
  remove: (image) => callApi(http.deleteGalleryImage, { params: { id: image.id } }),
  undoRemoval: () => restoreVersion({ kind: 'development', id }, version, version + 1),
  order: (images) =>
    callApi(http.orderGallery, { params: { id }, body: { ids: images.map((image) => image.id) } }),
});

/** Creates a draft of a project with its current gallery. */
export const beginDraft = (stored: StoredDevelopment): Promise<unknown> =>
  saveImages(stored, urlsOf(stored.images));

const urlsOf = (images: readonly DevelopmentImage[]): string[] => images.map(({ url }) => url);

const saveImages = ({ development: { id }, version }: StoredDevelopment, images: readonly string[]) =>
  saveDraft({ kind: 'development', id }, { images }, version);

function inDraft(stored: StoredDevelopment): GalleryChanges {
  const urls = urlsOf(stored.images);
  const placeOf = ({ id }: DevelopmentImage): number => stored.images.findIndex((image) => image.id === id);
  return {
    add: (files, onProgress) =>
      uploading(files, onProgress, (added) => saveImages(stored, [...urls, ...added])),
    replace: (image, file, onProgress) =>
      uploading([file], onProgress, ([url = '']) => saveImages(stored, urls.with(placeOf(image), url))),
    remove: (image) =>
      saveImages(
        stored,
        urls.filter((_url, place) => place !== placeOf(image)),
      ),
    undoRemoval: () => saveImages({ ...stored, version: stored.version + 1 }, urls),
    order: (images) => saveImages(stored, urlsOf(images)),
  };
}

function uploading(
  files: readonly File[],
  onProgress: (progress: Progress) => void,
  save: (urls: string[]) => Promise<unknown>,
): Running {
  const { done, cancel } = uploadFiles(files, onProgress);
  return { done: done.then(save), cancel };
}

/** Uploads files to the library in order, and returns their paths. */
export function uploadFiles(
  files: readonly File[],
  onProgress: (progress: Progress) => void,
): { done: Promise<string[]>; cancel: () => void } {
  const progress = new Map<File, number>();
  const uploads = files.map((file) =>
    uploadFile(file, (share) => {
      onProgress(new Map(progress.set(file, share)));
    }),
  );
  return {
    done: Promise.all(uploads.map(async ({ done }) => `/uploads/${(await done).filename}`)),
    cancel: () => {
      for (const { cancel } of uploads) cancel();
    },
  };
}
