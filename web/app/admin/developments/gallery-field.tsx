import { useState } from 'react';
import type { Progress } from '../lib/send-form';
import { Field } from '../../ui/field';
import { IMAGE_FILES } from '../../ui/file-field';
import { FileRow } from '../../ui/file-row';
import { FileThumb } from '../../ui/file-thumb';
import { SortableList } from '../../ui/sortable-list';
import { takeImages } from './take-images';
import styles from './gallery.module.css';

interface GalleryFieldProps {
  label: string;
  issue?: string | undefined;
  images: readonly File[];
  onImages: (images: readonly File[]) => void;
  progress: Progress | undefined;
}

/** New images for a gallery, in the order in which they will be shown. */
export function GalleryField({ label, issue, images, onImages, progress }: GalleryFieldProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const take = (more: readonly File[]): void => {
    const taken = takeImages(images, more);
    setRefusals(taken.refusals);
    onImages(taken.images);
  };
  return (
    <div className={styles.field}>
      <Field
        label={label}
        hint="Recommended size 420x280. Up to 15 images at a time, 2 MB each."
        issue={refusals.length > 0 ? refusals.join(' ') : issue}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            accept={IMAGE_FILES}
            className={styles.input}
            onChange={(event) => {
              const more = [...(event.target.files ?? [])];
              event.target.value = '';
              take(more);
            }}
          />
        )}
      </Field>
      {images.length > 0 && (
        <SortableList
          label="Images to upload, in their order"
          items={images}
          idOf={keyOf}
          nameOf={({ name }) => name}
          onReorder={onImages}
          render={(file) => (
            <div className={styles.image}>
              <FileThumb file={file} />
              <FileRow
                file={file}
                share={progress?.get(file)}
                onRemove={() => {
                  onImages(images.filter((other) => other !== file));
                }}
              />
            </div>
          )}
        />
      )}
    </div>
  );
}

const keys = new WeakMap<File, string>();
let last = 0;

/** Files have no id of their own, and two may have one name. */
function keyOf(file: File): string {
  const known = keys.get(file);
  if (known !== undefined) return known;
  last += 1;
  const key = `file-${String(last)}`;
  keys.set(file, key);
  return key;
}
