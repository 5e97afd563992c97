import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../kit/data/call-api';
import { uploadFile, type Upload } from '../../../kit/data/upload-file';

interface Item {
  key: number;
  file: File;
  /** Upload progress, from 0 to 1. */
  share: number;
  cancel: () => void;
}

interface PhotoUploads {
  items: readonly Item[];
  /** Reasons why files were refused. */
  refusals: readonly string[];
  /** Adds pictures within the limit, with the reasons why others of the same selection were refused. */
  add: (files: readonly File[], refused: readonly string[]) => void;
}

/** Uploads pictures to the library one after the other; each is added to `urls` when it has arrived. */
export function usePhotoUploads(
  urls: readonly string[],
  onUrls: (urls: readonly string[]) => void,
): PhotoUploads {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const last = useRef(0);
  // Photos may have been added, ordered or removed before an upload finishes.
  const now = useRef({ urls, onUrls });
  useEffect(() => {
    now.current = { urls, onUrls };
  });
  const queue = useRef(Promise.resolve());

  const send = async (key: number, file: File): Promise<void> => {
    const upload: Upload = uploadFile(file, (share) => {
      setItems((all) => all.map((item) => (item.key === key ? { ...item, share } : item)));
    });
    setItems((all) => all.map((item) => (item.key === key ? { ...item, cancel: upload.cancel } : item)));
    try {
      const { filename } = await upload.done;
      const url = `/uploads/${filename}`;
      const known = now.current.urls;
      if (!known.includes(url)) {
        now.current.urls = [...known, url];
        now.current.onUrls(now.current.urls);
      }
    } catch (error) {
      setRefusals((all) => [...all, messageOf(error)]);
    }
    setItems((all) => all.filter((item) => item.key !== key));
  };
  const add = (files: readonly File[], refused: readonly string[]): void => {
    setRefusals(refused);
    for (const file of files) {
      last.current += 1;
      const key = last.current;
      let isCancelled = false;
      const cancel = (): void => {
        isCancelled = true;
        setItems((all) => all.filter((item) => item.key !== key));
      };
      setItems((all) => [...all, { key, file, share: 0, cancel }]);
      queue.current = queue.current.then(() => (isCancelled ? undefined : send(key, file)));
    }
  };
  return { items, refusals, add };
}
