import { startTransition, useState } from 'react';
import * as http from '@manzil/contracts/http/development-editing';
import type { DevelopmentImage } from '@manzil/contracts/listings/development';
import { callApi, messageOf } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { OrderEditor } from '../parts/order-editor';
import { toasts } from '../../ui/toast-queue';
import { AddImages } from './add-images';
import { GalleryTable } from './gallery-table';
import type { StoredDevelopment } from './load-development';
import styles from './gallery.module.css';

interface GalleryProps {
  stored: StoredDevelopment;
  /** Loads the gallery anew. */
  onChanged: () => Promise<void>;
}

/** The gallery of a stored project. Each change of it is saved at once, apart from the form. */
export function Gallery({ stored, onChanged }: GalleryProps) {
  const { development, images } = stored;
  const [ordering, setOrdering] = useState(false);
  const [leaving, setLeaving] = useState<DevelopmentImage | undefined>();

  const remove = async ({ id }: DevelopmentImage): Promise<void> => {
    try {
      await callApi(http.deleteGalleryImage, { params: { id } });
      await onChanged();
      // The message appears together with the new version, so that a save of the form does not conflict.
      startTransition(() => {
        toasts.done('Image is deleted!');
        setLeaving(undefined);
      });
    } catch (error) {
      toasts.failed(messageOf(error));
      setLeaving(undefined);
    }
  };
  const saveOrder = async (ordered: readonly DevelopmentImage[]): Promise<void> => {
    const ids = ordered.map(({ id }) => id);
    await callApi(http.orderGallery, { params: { id: development.id }, body: { ids } });
    await onChanged();
  };

  return (
    <section className="backend-panel backend-form" aria-labelledby="gallery">
      <div className={styles.head}>
        <h2 id="gallery">Gallery</h2>
        {images.length > 1 && !ordering && (
          <Button
            onClick={() => {
              setOrdering(true);
            }}
          >
            Reorder images
          </Button>
        )}
      </div>
      {ordering ? (
        <OrderEditor
          label="Order of the images"
          items={images}
          idOf={({ id }) => String(id)}
          nameOf={({ id }) => `image ${String(images.findIndex((image) => image.id === id) + 1)}`}
          render={({ url }) => <img src={url} alt="" className={styles.picture} />}
          onSave={saveOrder}
          onClose={() => {
            setOrdering(false);
          }}
        />
      ) : (
        <GalleryTable images={images} onChanged={onChanged} onDelete={setLeaving} />
      )}
      <AddImages propertyName={development.name} onAdded={onChanged} />
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
