import { useRef, useState } from 'react';
import { addGalleryImages } from '@manzil/contracts/http/development-editing';
import { messageOf } from '../lib/call-api';
import { sendForm, type Progress, type Sending } from '../lib/send-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { toasts } from '../../ui/toast-queue';
import { toWireGallery } from './development-form.wire';
import { GalleryField } from './gallery-field';

interface AddImagesProps {
  /** The stored name, by which the server finds the project. */
  propertyName: string;
  onAdded: () => Promise<void>;
}

/** Adds images to a gallery, all of them or none; what was chosen stays until it is added. */
export function AddImages({ propertyName, onAdded }: AddImagesProps) {
  const [images, setImages] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<Progress | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const sending = useRef<Sending | undefined>(undefined);

  const add = async (): Promise<void> => {
    setProgress(new Map());
    sending.current = sendForm({
      method: addGalleryImages.method,
      path: addGalleryImages.path,
      texts: { propertyname: propertyName },
      files: toWireGallery(images),
      onProgress: setProgress,
    });
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
