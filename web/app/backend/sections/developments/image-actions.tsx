import { useState } from 'react';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { messageOf } from '../../kit/data/call-api';
import type { Progress } from '../../kit/data/send-form';
import { Button } from '../../../shared/ui/button';
import { PictureFileField } from '../../kit/media/picture-file-field';
import { toasts } from '../../../shared/ui/toast-queue';
import type { GalleryChanges } from './gallery-changes';
import { useReadOnly } from '../../../shared/ui/read-only';
import styles from './gallery.module.css';

interface ImageActionsProps {
  image: DevelopmentImage;
  number: number;
  changes: GalleryChanges;
  onChanged: () => Promise<void>;
  onDelete: () => void;
}

/** Edit shows a file input that replaces the image with the chosen file. */
export function ImageActions({ image, number, changes, onChanged, onDelete }: ImageActionsProps) {
  const isReadOnly = useReadOnly();
  const [editing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<File | undefined>();
  const [progress, setProgress] = useState<Progress | undefined>();
  const [issue, setIssue] = useState<string | undefined>();

  const replace = async (file: File): Promise<void> => {
    setChosen(file);
    setIssue(undefined);
    setProgress(new Map());
    try {
      await changes.replace(image, file, setProgress).done;
      await onChanged();
      toasts.done('Image is updated');
      setEditing(false);
    } catch (error) {
      setIssue(messageOf(error));
    } finally {
      setChosen(undefined);
      setProgress(undefined);
    }
  };

  if (isReadOnly) return null;
  return (
    <div className={styles.actions}>
      <div>
        <Button
          aria-expanded={editing}
          aria-label={`Edit image ${String(number)}`}
          onClick={() => {
            setEditing((now) => !now);
          }}
        >
          Edit
        </Button>
        <Button kind="quiet" aria-label={`Delete image ${String(number)}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
      {editing && (
        <PictureFileField
          label={`Replace image ${String(number)}`}
          hint="Recommended size 420x280, at most 2 MB."
          issue={issue}
          maxBytes={MAX_IMAGE_BYTES}
          value={chosen}
          progress={progress}
          onFile={(file) => {
            if (file !== undefined) void replace(file);
          }}
        />
      )}
    </div>
  );
}
