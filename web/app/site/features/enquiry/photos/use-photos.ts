import { MAX_ENQUIRY_PHOTOS } from '@manzil/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import type { PhotoProblem } from './photo-problem';
import { previewPhoto } from './preview-photo';
import { fitPhoto, PhotoRefused, uploadPhoto } from './upload-photo';

export interface ChosenPhoto {
  key: number;
  /** Empty for a photo that was sent with the form before. */
  name: string;
  /** Data URL */
  preview?: string;
  state: 'preparing' | 'uploading' | 'done' | 'refused';
  /** The part that was sent, 0 to 1. */
  sent: number;
  problem?: PhotoProblem;
  /** Its id in media, once it is done. */
  id?: string;
}

const isDone = (photo: ChosenPhoto): photo is ChosenPhoto & { id: string } => photo.id !== undefined;

/** The photos of a form, which are uploaded one after the other as they are chosen. */
export function usePhotos(keptIds: readonly string[]) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(() =>
    keptIds.map((id, index) => ({ key: -1 - index, name: '', state: 'done', sent: 1, id })),
  );
  const [isFull, setFull] = useState(false);
  const lastKey = useRef(0);
  const queue = useRef(Promise.resolve());
  const aborts = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const change = (key: number, changes: Partial<ChosenPhoto>) => {
    setPhotos((now) => now.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  };

  const upload = async (key: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const fitting = await fitPhoto(file);
      const preview = await previewPhoto(fitting);
      change(key, { state: 'uploading', ...(preview !== undefined && { preview }) });
      const onProgress = (sent: number) => {
        change(key, { sent });
      };
      change(key, { id: await uploadPhoto(fitting, { onProgress, signal }), state: 'done', sent: 1 });
    } catch (error) {
      change(key, { state: 'refused', problem: error instanceof PhotoRefused ? error.problem : 'failed' });
    } finally {
      aborts.current.delete(key);
    }
  };

  const add = (files: readonly File[]) => {
    const room = MAX_ENQUIRY_PHOTOS - photos.filter(({ state }) => state !== 'refused').length;
    setFull(files.length > room);
    const chosen = files.slice(0, Math.max(0, room)).map((file) => ({ file, key: (lastKey.current += 1) }));
    setPhotos((now) => [
      ...now,
      ...chosen.map(({ key, file: { name } }) => ({ key, name, state: 'preparing' as const, sent: 0 })),
    ]);
    for (const { key, file } of chosen) {
      const abort = new AbortController();
      aborts.current.set(key, abort);
      queue.current = queue.current.then(() => upload(key, file, abort.signal));
    }
  };

  const remove = (key: number) => {
    aborts.current.get(key)?.abort();
    setFull(false);
    setPhotos((now) => now.filter((photo) => photo.key !== key));
  };

  return {
    photos,
    /** More photos were chosen than can be sent. */
    isFull,
    ids: photos.filter(isDone).map(({ id }) => id),
    isPending: photos.some(({ state }) => state === 'preparing' || state === 'uploading'),
    add,
    remove,
  };
}
