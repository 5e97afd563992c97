import { startTransition, useMemo, useState } from 'react';
import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { messageOf } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Confirm } from '../../../shared/ui/confirm';
import { OrderEditor } from '../../kit/table/order-editor';
import { toasts } from '../../../shared/ui/toast-queue';
import { AddImages } from './add-images';
import { beginDraft, galleryChangesOf } from './gallery-changes';
import { GalleryTable } from './gallery-table';
import { hasDraft, type StoredDevelopment } from './load-development';
import { ReadOnly, useDraftsOnly, useReadOnly } from '../../../shared/ui/read-only';
import styles from './gallery.module.css';

const TEXTS = {
  undo: 'Undo',
  isBack: 'The image is back at its place.',
  atOnce: 'Changes of the gallery are on the site at once.',
  fixed: 'These images are on the site. Change them in a draft, and send it for approval.',
};

interface GalleryProps {
  stored: StoredDevelopment;
  /** Reloads the gallery. */
  onChanged: () => Promise<void>;
}

/** The gallery of a stored project, or of its draft. Each change is saved at once, independently of the form. */
export function Gallery({ stored, onChanged }: GalleryProps) {
  const { images, lifecycle } = stored;
  const isDraftsOnly = useDraftsOnly();
  const changes = useMemo(() => galleryChangesOf(stored, isDraftsOnly), [stored, isDraftsOnly]);
  const isReadOnly = useReadOnly();
  // Changes to a live gallery apply at once, so a member who may only write drafts must create a draft first.
  const isFixed = isReadOnly || (isDraftsOnly && lifecycle?.live === true && !hasDraft(lifecycle));
  const [beginning, setBeginning] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const [leaving, setLeaving] = useState<DevelopmentImage | undefined>();

  const undo = async (): Promise<void> => {
    try {
      await changes.undoRemoval();
      await onChanged();
      toasts.done(TEXTS.isBack);
    } catch (error) {
      toasts.failed(messageOf(error));
      await onChanged();
    }
  };
  const remove = async (image: DevelopmentImage): Promise<void> => {
    try {
      await changes.remove(image);
      await onChanged();
      // The message appears together with the new version, so that a save of the form does not conflict.
      startTransition(() => {
        toasts.done('Image is deleted!', { label: TEXTS.undo, run: () => void undo() });
        setLeaving(undefined);
      });
    } catch (error) {
      toasts.failed(messageOf(error));
      setLeaving(undefined);
    }
  };
  const saveOrder = async (ordered: readonly DevelopmentImage[]): Promise<void> => {
    await changes.order(ordered);
    await onChanged();
  };

  const begin = async (): Promise<void> => {
    setBeginning(true);
    try {
      await beginDraft(stored);
      await onChanged();
    } catch (error) {
      toasts.failed(messageOf(error));
    }
    setBeginning(false);
  };

  return (
    <section className="backend-panel backend-form" aria-labelledby="gallery">
      <div className={styles.head}>
        <h2 id="gallery">Gallery</h2>
        {images.length > 1 && !ordering && !isFixed && (
          <Button
            onClick={() => {
              setOrdering(true);
            }}
          >
            Reorder images
          </Button>
        )}
      </div>
      {hasDraft(lifecycle) && (
        <p>These are the images of the draft. The site keeps its own until you publish.</p>
      )}
      {lifecycle?.live === true && !hasDraft(lifecycle) && !isReadOnly && (
        <div className={styles.where}>
          <p>{isFixed ? TEXTS.fixed : TEXTS.atOnce}</p>
          <Button busy={beginning} onClick={() => void begin()}>
            Change it in a draft
          </Button>
        </div>
      )}
      {ordering ? (
        <OrderEditor
          label="Order of the images"
          items={images}
          idOf={({ id }) => String(id)}
          nameOf={({ id }) => `image ${String(images.findIndex((image) => image.id === id) + 1)}`}
          layout="grid"
          render={({ url }) => <img src={url} alt="" className={styles.tile} />}
          onSave={saveOrder}
          onClose={() => {
            setOrdering(false);
          }}
        />
      ) : (
        <ReadOnly value={isFixed}>
          <GalleryTable images={images} changes={changes} onChanged={onChanged} onDelete={setLeaving} />
        </ReadOnly>
      )}
      {!isFixed && <AddImages changes={changes} onAdded={onChanged} />}
      {leaving !== undefined && (
        <Confirm
          title="Delete image"
          confirm="Delete"
          danger
          onCancel={() => {
            setLeaving(undefined);
          }}
          onConfirm={() => remove(leaving)}
        >
          Are you sure you want to delete this item?
        </Confirm>
      )}
    </section>
  );
}
