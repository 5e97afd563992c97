import { useRef, useState } from 'react';
import { Button } from './button';
import { Field } from './field';
import { uploadFile, type Upload } from '../lib/upload-file';
import { messageOf } from '../lib/call-api';
import styles from './image-field.module.css';

interface ImageFieldProps {
  label: string;
  /** For example 'Recommended size 1920x460'. */
  hint?: string;
  issue?: string | undefined;
  /** Address of the image, or empty. */
  value: string;
  onChange: (url: string) => void;
  maxBytes: number;
  tooLarge: string;
}

/** An image of the site: shows it, uploads another with progress, refuses what is too large before sending it. */
export function ImageField({ label, hint, issue, value, onChange, maxBytes, tooLarge }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [upload, setUpload] = useState<{ share: number; current: Upload } | undefined>();
  const [refusal, setRefusal] = useState<string | undefined>();

  const send = async (file: File): Promise<void> => {
    if (file.size > maxBytes) {
      setRefusal(tooLarge);
      return;
    }
    setRefusal(undefined);
    const current = uploadFile(file, (share) => {
      setUpload({ share, current });
    });
    setUpload({ share: 0, current });
    try {
      const { filename } = await current.done;
      onChange(`/uploads/${filename}`);
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setUpload(undefined);
    }
  };

  return (
    <Field label={label} hint={hint} issue={refusal ?? issue}>
      {({ id, describedBy, invalid }) => (
        <div className={styles.field}>
          {value !== '' && <img src={value} alt="" className={styles.preview} />}
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className={styles.input}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file !== undefined) void send(file);
            }}
          />
          {upload !== undefined && (
            <div className={styles.progress}>
              <progress value={upload.share} aria-label={`Uploading ${label}`} />
              <Button kind="quiet" onClick={upload.current.cancel}>
                Cancel
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
