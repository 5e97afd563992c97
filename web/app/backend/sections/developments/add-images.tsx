import { useRef, useState } from 'react';
import { messageOf } from '../../kit/data/call-api';
import type { Progress } from '../../kit/data/send-form';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { toasts } from '../../../shared/ui/toast-queue';
import type { GalleryChanges } from './gallery-changes';
import { GalleryField } from './gallery-field';

interface AddImagesProps {
  changes: GalleryChanges;
  onAdded: () => Promise<void>;
}

/** Adds images to a gallery, all of them or none; the selection is kept until it is added. */
export function AddImages({ changes, onAdded }: AddImagesProps) {
  const [images, setImages] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<Progress | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const sending = useRef<ReturnType<GalleryChanges['add']> | undefined>(undefined);

  const add = async (): Promise<void> => {
    setProgress(new Map());
    sending.current = changes.add(images, setProgress);
    try {
      await sending.current.done;
      setImages([]);
      await onAdded();
      toasts.done('Images are Added Successfully!');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <>
      <GalleryField label="Add images" images={images} onImages={setImages} progress={progress} />
      {images.length > 0 && (
        <div className="backend-actions">
          <Button kind="primary" busy={progress !== undefined} onClick={() => void add()}>
            Add {images.length} {images.length === 1 ? 'image' : 'images'}
          </Button>
          {progress !== undefined && <Button onClick={() => sending.current?.cancel()}>Cancel</Button>}
        </div>
      )}
      {failure !== undefined && (
        <Dialog
          title="The images were not added"
          onClose={() => {
            setFailure(undefined);
          }}
        >
          <p>{failure}</p>
        </Dialog>
      )}
    </>
  );
}
