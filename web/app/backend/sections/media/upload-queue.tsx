import { UPLOAD_TYPES } from '@manzil/contracts/media/upload';
import { useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { isRetriable, useUploads } from './use-uploads';
import styles from './upload-queue.module.css';

const ACCEPTED = UPLOAD_TYPES.plan.join(',');

/** Uploads files that are chosen or dropped, and shows the progress of each. */
export function UploadQueue({ onUploaded }: { onUploaded: () => void }) {
  const { items, add, cancel, retry } = useUploads(onUploaded);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.queue} aria-label="Upload">
      <div
        className={over ? styles.over : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onPaste={(event) => {
          add([...event.clipboardData.files]);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <p>Drop or paste images, or drop PDF files (18 MB at most). Images above 2 MB are made smaller.</p>
        <Button onClick={() => input.current?.click()}>Choose files</Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label="Files to upload"
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.key}>
              <span className={styles.name}>{item.file.name}</span>
              {item.state === 'failed' ? (
                <span role="alert" className={styles.problem}>
                  {item.problem}
                </span>
              ) : (
                <progress value={item.share} aria-label={`Uploading ${item.file.name}`} />
              )}
              {item.state === 'failed' && isRetriable(item.file) && (
                <Button
                  kind="quiet"
                  aria-label={`Retry ${item.file.name}`}
                  onClick={() => {
                    retry(item);
                  }}
                >
                  Retry
                </Button>
              )}
              <Button
                kind="quiet"
                aria-label={`${item.state === 'failed' ? 'Dismiss' : 'Cancel'} ${item.file.name}`}
                onClick={() => {
                  cancel(item);
                }}
              >
                {item.state === 'failed' ? 'Dismiss' : 'Cancel'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
