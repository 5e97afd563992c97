import { useState } from 'react';
import { variantUrl } from '@manzil/contracts/media/variants';
import { Dialog } from '../../ui/dialog';
import type { LibraryQuery } from './media-calls';
import { LibraryPages, LibrarySearch } from './library-search';
import { useLibrary } from './use-library';
import styles from './media-picker.module.css';

interface MediaPickerProps {
  /** Takes the address of the picture. */
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** A picture of the library for a place that wants one. */
export function MediaPicker({ onChoose, onClose }: MediaPickerProps) {
  const [query, setQuery] = useState<LibraryQuery>({ q: '', kind: 'image', page: 1 });
  const { found, failure, loading } = useLibrary(query);
  return (
    <Dialog title="Choose a picture" onClose={onClose} wide>
      <LibrarySearch query={query} onChange={setQuery} imagesOnly />
      {failure !== undefined && <p role="alert">{failure}</p>}
      {found?.items.length === 0 && (
        <p>There is no such picture. New ones are uploaded in the section Media.</p>
      )}
      <ul className={styles.pictures} aria-busy={loading}>
        {found?.items.map(({ id, filename, originalName, alt }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.picture}
              onClick={() => {
                onChoose(`/uploads/${filename}`);
              }}
            >
              <img src={variantUrl(`/uploads/${filename}`, 320, 'webp')} alt={alt} loading="lazy" />
              <span>{originalName}</span>
            </button>
          </li>
        ))}
      </ul>
      {found !== undefined && (
        <LibraryPages query={query} onChange={setQuery} total={found.total} pageSize={found.pageSize} />
      )}
    </Dialog>
  );
}
