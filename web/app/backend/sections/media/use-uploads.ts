import { useCallback, useRef, useState } from 'react';
import { MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { UPLOAD_TYPES } from '@manzil/contracts/media/upload';
import { isAccepted } from '../../../shared/lib/is-accepted';
import { messageOf } from '../../kit/data/call-api';
import { uploadFile, type Upload } from '../../kit/data/upload-file';
import { toasts } from '../../../shared/ui/toast-queue';
import { fitPicture } from '../../kit/media/fit-picture';
import { MEDIA_TEXTS } from '../../kit/media/media-texts';

interface Item {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Upload progress, from 0 to 1. */
  share: number;
  problem?: string;
}

const AT_ONCE = 2;

const limitOf = ({ type }: File): number =>
  type === 'application/pdf' ? MAX_DOCUMENT_BYTES : MAX_IMAGE_BYTES;

const isTooLarge = (file: File): boolean => file.size > limitOf(file);

/** True for a file that another attempt could upload. */
export const isRetriable = (file: File): boolean => !isTooLarge(file) && isAccepted(file, UPLOAD_TYPES.plan);

interface Uploads {
  items: readonly Item[];
  add: (files: readonly File[]) => void;
  retry: (item: Item) => void;
  /** Aborts the upload and removes it from the list. */
  cancel: (item: Item) => void;
}

/** Uploads files to the library, two at a time. Finished uploads are removed from the list. */
export function useUploads(onUploaded: () => void): Uploads {
  const [items, setItems] = useState<Item[]>([]);
  const next = useRef(0);
  const running = useRef(new Map<number, Upload>());
  const waiting = useRef<Item[]>([]);

  const change = useCallback((key: number, to: Partial<Item> | undefined): void => {
    setItems((now) =>
      to === undefined
        ? now.filter((item) => item.key !== key)
        : now.map((item) => (item.key === key ? { ...item, ...to } : item)),
    );
  }, []);

  const send = async ({ key, file }: Item): Promise<void> => {
    const upload = uploadFile(file, (share) => {
      change(key, { share });
    });
    running.current.set(key, upload);
    change(key, { state: 'sending', share: 0 });
    try {
      await upload.done;
      change(key, undefined);
      onUploaded();
    } catch (error) {
      change(key, { state: 'failed', problem: messageOf(error) });
    }
    running.current.delete(key);
    goOn();
  };
  const goOn = (): void => {
    while (running.current.size < AT_ONCE) {
      const item = waiting.current.shift();
      if (item === undefined) return;
      void send(item);
    }
  };
  const enqueue = (item: Item): void => {
    waiting.current.push(item);
    goOn();
  };
  const add = (files: readonly File[]): void => {
    for (const file of files) {
      next.current += 1;
      const item: Item = { key: next.current, file, state: 'waiting', share: 0 };
      setItems((now) => [...now, item]);
      if (!isAccepted(file, UPLOAD_TYPES.plan))
        change(item.key, { state: 'failed', problem: MEDIA_TEXTS.wrongLibraryType });
      else if (isTooLarge(file)) void shrink(item);
      else enqueue(item);
    }
  };
  const shrink = async (item: Item): Promise<void> => {
    const fitted = await fitPicture(item.file, limitOf(item.file));
    if (fitted === undefined) {
      change(item.key, { state: 'failed', problem: tooLargeText(item.file) });
      return;
    }
    change(item.key, { file: fitted.file });
    if (fitted.note !== undefined) toasts.done(fitted.note);
    enqueue({ ...item, file: fitted.file });
  };
  const retry = (item: Item): void => {
    change(item.key, { state: 'waiting', share: 0 });
    enqueue(item);
  };
  const cancel = ({ key }: Item): void => {
    waiting.current = waiting.current.filter((item) => item.key !== key);
    change(key, undefined);
    running.current.get(key)?.cancel();
  };
  return { items, add, cancel, retry };
}

const tooLargeText = (file: File): string =>
  file.type === 'application/pdf' ? 'This file is larger than 18 MB.' : MEDIA_TEXTS.tooLarge;
