import { useEffect, useRef, useState } from 'react';
import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import type { Progress } from '../../kit/data/send-form';
import { Field } from '../../../shared/ui/field';
import { FileRow } from '../../../shared/ui/file-row';
import { FileThumb } from '../../../shared/ui/file-thumb';
import { SortableList } from '../../../shared/ui/sortable-list';
import { toasts } from '../../../shared/ui/toast-queue';
import { fileAt } from '../../kit/media/asset-file';
import { CropButton, ratioIn } from '../../kit/media/crop-button';
import { LibraryButton } from '../../kit/media/library-button';
import { MEDIA_TEXTS } from '../../kit/media/media-texts';
import { PictureSource } from '../../kit/media/picture-source';
import { takeImages } from './take-images';
import styles from './gallery.module.css';

const HINT = 'Recommended size 420x280. Up to 15 images at a time, 2 MB each.';

interface GalleryFieldProps {
  label: string;
  issue?: string | undefined;
  images: readonly File[];
  onImages: (images: readonly File[]) => void;
  progress: Progress | undefined;
}

/** New images for a gallery, in display order. */
export function GalleryField({ label, issue, images, onImages, progress }: GalleryFieldProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  // Resizing pictures takes a while, during which others may have been added.
  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  });
  const take = (more: readonly File[], refused: readonly string[]): void => {
    const taken = takeImages(latest.current, more);
    setRefusals([...refused, ...taken.refusals]);
    onImages(taken.images);
  };
  return (
    <div className={styles.field}>
      <Field label={label} hint={HINT} issue={refusals.length > 0 ? refusals.join(' ') : issue}>
        {(control) => (
          <PictureSource
            control={control}
            label={label}
            multiple
            maxBytes={MAX_IMAGE_BYTES}
            tooLarge={({ name }) => `${name} exceeds the maximum allowed size of 2MB.`}
            onFiles={take}
          >
            <LibraryButton
              label={label}
              multiple
              onLibrary={(assets) => {
                Promise.all(
                  assets.map(({ filename, originalName }) => fileAt(`/uploads/${filename}`, originalName)),
                ).then(
                  (more) => {
                    take(more, []);
                  },
                  () => {
                    toasts.failed(MEDIA_TEXTS.noPicture);
                  },
                );
              }}
            />
          </PictureSource>
        )}
      </Field>
      {images.length > 0 && (
        <SortableList
          label="Images to upload, in their order"
          items={images}
          idOf={keyOf}
          nameOf={({ name }) => name}
          onReorder={onImages}
          layout="grid"
          render={(file) => (
            <div className={styles.image}>
              <FileThumb file={file} />
              <CropButton
                label={file.name}
                picture={() => Promise.resolve(file)}
                recommended={ratioIn(HINT)}
                onCropped={(cropped) => {
                  onImages(images.map((other) => (other === file ? cropped : other)));
                }}
              />
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

/** Files have no id, and two may have the same name. */
function keyOf(file: File): string {
  const known = keys.get(file);
  if (known !== undefined) return known;
  last += 1;
  const key = `file-${String(last)}`;
  keys.set(file, key);
  return key;
}
