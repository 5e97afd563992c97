import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { uploadFile, type Upload } from '../lib/upload-file';
import { messageOf } from '../lib/call-api';
import styles from './image-field.module.css';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const WRONG_TYPE = 'This is not an image of the site. Choose a JPEG, PNG, WebP or AVIF file.';
/** The library takes documents as well: an image is asked for here. Whether it is one is for the server to see. */
const isImage = ({ type }: File): boolean => TYPES.includes(type);

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
    const refused = file.size > maxBytes ? tooLarge : isImage(file) ? undefined : WRONG_TYPE;
    if (refused !== undefined) {
      setRefusal(refused);
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
      {(control) => (
        <div className={styles.field}>
          {value !== '' && (
            <div className={styles.current}>
              <img src={value} alt="" className={styles.preview} />
              <Button
                kind="quiet"
                aria-label={`Remove ${label}`}
                onClick={() => {
                  onChange('');
                  input.current?.focus();
                }}
              >
                Remove
              </Button>
            </div>
          )}
          <input
            ref={input}
            {...control}
            type="file"
            accept={TYPES.join()}
            className={styles.input}
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
