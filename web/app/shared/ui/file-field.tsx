import { UPLOAD_TYPES } from '@manzil/contracts/media/upload';
import { useState } from 'react';
import { isAccepted } from '../lib/is-accepted';
import { Field } from './field';
import { FileRow } from './file-row';
import { FileThumb } from './file-thumb';
import styles from './file-field.module.css';

export const IMAGE_FILES = UPLOAD_TYPES.image.join(',');

interface FileFieldProps {
  label: string;
  hint?: string;
  issue?: string | undefined;
  accept: string;
  /** Larger files are refused with the message `tooLarge`. */
  maxBytes: number;
  tooLarge: string;
  /** Message for a file of another type than `accept`; absent when browsers name the type in several ways. */
  wrongType?: string;
  /** URL of the stored file, if there is one. */
  stored?: string | null | undefined;
  value: File | undefined;
  onFile: (file: File | undefined) => void;
  /** Upload progress of each file, from 0 to 1. */
  progress: ReadonlyMap<File, number> | undefined;
}

/** A file that is sent with its form, unlike an image, which is uploaded when it is chosen. */
export function FileField({ label, hint, issue, accept, maxBytes, ...rest }: FileFieldProps) {
  const { tooLarge, wrongType, stored, value, onFile, progress } = rest;
  const [refusal, setRefusal] = useState<string | undefined>();
  const take = (file: File): void => {
    const isWrong = wrongType !== undefined && !isAccepted(file, accept.split(','));
    const refused = isWrong ? wrongType : file.size > maxBytes ? tooLarge : undefined;
    setRefusal(refused);
    if (refused === undefined) onFile(file);
  };
  return (
    <Field label={label} hint={hint} issue={refusal ?? issue}>
      {(control) => (
        <div className={styles.field}>
          {value?.type.startsWith('image/') === true ? (
            <FileThumb file={value} />
          ) : (
            value === undefined && typeof stored === 'string' && <StoredFile label={label} url={stored} />
          )}
          <input
            {...control}
            type="file"
            accept={accept}
            className={styles.input}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file !== undefined) take(file);
            }}
          />
          {value !== undefined && (
            <FileRow
              file={value}
              share={progress?.get(value)}
              onRemove={() => {
                onFile(undefined);
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}

const StoredFile = ({ label, url }: { label: string; url: string }) =>
  url.endsWith('.pdf') ? (
    <a href={url} target="_blank" rel="noreferrer" className="backend-link">
      Current {label.toLowerCase()}
    </a>
  ) : (
    <img src={url} alt={`Current ${label.toLowerCase()}`} className={styles.thumb} />
  );
