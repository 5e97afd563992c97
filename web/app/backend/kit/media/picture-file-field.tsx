import { useState } from 'react';
import { Field } from '../../../shared/ui/field';
import { FileRow } from '../../../shared/ui/file-row';
import { FileThumb } from '../../../shared/ui/file-thumb';
import { toasts } from '../../../shared/ui/toast-queue';
import { fileAt } from './asset-file';
import { CropButton, ratioIn } from './crop-button';
import { LibraryButton } from './library-button';
import { MEDIA_TEXTS } from './media-texts';
import { PictureSource } from './picture-source';
import styles from '../../../shared/ui/file-field.module.css';

interface PictureFileFieldProps {
  label: string;
  hint?: string;
  issue?: string | undefined;
  maxBytes: number;
  /** URL of the stored picture, if any. */
  stored?: string | null | undefined;
  value: File | undefined;
  onFile: (file: File | undefined) => void;
  /** Uploaded share of each file, from 0 to 1. */
  progress: ReadonlyMap<File, number> | undefined;
}

/** A picture that is sent with its form, unlike an image field, which uploads its picture at once. */
export function PictureFileField({ label, hint, issue, maxBytes, ...rest }: PictureFileFieldProps) {
  const { stored, value, onFile, progress } = rest;
  const [refusal, setRefusal] = useState<string | undefined>();
  const share = value && progress?.get(value);
  return (
    <Field label={label} {...(hint !== undefined && { hint })} issue={refusal ?? issue}>
      {(control) => (
        <div className={styles.field}>
          {value !== undefined ? (
            <FileThumb file={value} />
          ) : (
            typeof stored === 'string' && (
              <img src={stored} alt={`Current ${label.toLowerCase()}`} className={styles.thumb} />
            )
          )}
          <PictureSource
            control={control}
            label={label}
            maxBytes={maxBytes}
            tooLarge={() => MEDIA_TEXTS.tooLarge}
            onFiles={([file], [refused]) => {
              setRefusal(refused);
              if (file !== undefined) onFile(file);
            }}
          >
            <LibraryButton
              label={label}
              onLibrary={([asset]) => {
                if (asset === undefined) return;
                fileAt(`/uploads/${asset.filename}`, asset.originalName).then(onFile, () => {
                  toasts.failed(MEDIA_TEXTS.noPicture);
                });
              }}
            />
          </PictureSource>
          {value !== undefined && (
            <FileRow
              file={value}
              share={share}
              onRemove={() => {
                onFile(undefined);
              }}
            />
          )}
          {value !== undefined && share === undefined && (
            <CropButton
              label={label}
              picture={() => Promise.resolve(value)}
              recommended={ratioIn(hint)}
              onCropped={onFile}
            />
          )}
        </div>
      )}
    </Field>
  );
}
