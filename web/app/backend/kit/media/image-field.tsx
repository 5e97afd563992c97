import { useState } from 'react';
import type { Asset } from '@manzil/contracts/media/asset';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/field';
import { uploadFile, type Upload } from '../data/upload-file';
import { messageOf } from '../data/call-api';
import { AltQuestion } from './alt-question';
import { fileAt } from './asset-file';
import { CropButton, ratioIn } from './crop-button';
import { LibraryButton } from './library-button';
import { PictureSource } from './picture-source';
import styles from './image-field.module.css';

interface ImageFieldProps {
  label: string;
  /** For example 'Recommended size 1920x460'. */
  hint?: string;
  issue?: string | undefined;
  /** URL of the image, or empty. */
  value: string;
  onChange: (url: string) => void;
  maxBytes: number;
  tooLarge: string;
}

/** Form field for an image: preview, upload, choice from the library, cropping, and a request for the alt text. */
export function ImageField({ label, hint, issue, value, onChange, maxBytes, tooLarge }: ImageFieldProps) {
  const [upload, setUpload] = useState<{ share: number; current: Upload } | undefined>();
  const [refusal, setRefusal] = useState<string | undefined>();
  const [asked, setAsked] = useState<Pick<Asset, 'id' | 'filename'> | undefined>();

  const choose = (asset: Asset): void => {
    onChange(`/uploads/${asset.filename}`);
    setAsked((asset.alt ?? '') === '' ? asset : undefined);
  };
  const send = async (file: File): Promise<void> => {
    const current = uploadFile(file, (share) => {
      setUpload({ share, current });
    });
    setUpload({ share: 0, current });
    try {
      choose(await current.done);
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
              <div className={styles.actions}>
                <CropButton
                  label={label}
                  picture={() => fileAt(value)}
                  recommended={ratioIn(hint)}
                  onCropped={(file) => void send(file)}
                />
                <Button
                  kind="quiet"
                  aria-label={`Remove ${label}`}
                  onClick={() => {
                    onChange('');
                    document.getElementById(control.id)?.focus();
                  }}
                >
                  Remove
                </Button>
              </div>
            </div>
          )}
          {asked !== undefined && value === `/uploads/${asked.filename}` && (
            <AltQuestion
              key={asked.id}
              id={asked.id}
              onDone={() => {
                setAsked(undefined);
              }}
            />
          )}
          <PictureSource
            control={control}
            label={label}
            maxBytes={maxBytes}
            tooLarge={() => tooLarge}
            onFiles={([file], [refused]) => {
              setRefusal(refused);
              if (file !== undefined) void send(file);
            }}
          >
            <LibraryButton
              label={label}
              onLibrary={([asset]) => {
                setRefusal(undefined);
                if (asset !== undefined) choose(asset);
              }}
            />
          </PictureSource>
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
