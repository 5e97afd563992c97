import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { toasts } from '../../../shared/ui/toast-queue';
import { MEDIA_TEXTS } from './media-texts';

const CropDialog = lazy(() => import('./crop-dialog'));

interface CropButtonProps {
  /** Names the picture in the button's label. */
  label: string;
  picture: () => Promise<File>;
  recommended?: number | undefined;
  onCropped: (file: File) => void;
}

/** Opens the crop dialog of a picture. */
export function CropButton({ label, picture, recommended, onCropped }: CropButtonProps) {
  const [open, setOpen] = useState<File>();
  const [busy, setBusy] = useState(false);
  const read = async (): Promise<void> => {
    setBusy(true);
    try {
      setOpen(await picture());
    } catch {
      toasts.failed(MEDIA_TEXTS.noPicture);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        kind="quiet"
        busy={busy}
        aria-label={`${MEDIA_TEXTS.crop} ${label}`}
        onClick={() => void read()}
      >
        {MEDIA_TEXTS.crop}
      </Button>
      {open !== undefined && (
        <Suspense>
          <CropDialog
            picture={open}
            recommended={recommended}
            onCropped={(file) => {
              setOpen(undefined);
              onCropped(file);
            }}
            onClose={() => {
              setOpen(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Width by height of a recommended size in a hint, such as '1920x460'. */
export function ratioIn(hint: string | undefined): number | undefined {
  const [, width, height] = /(\d{2,5})x(\d{2,5})/.exec(hint ?? '') ?? [];
  return width === undefined || height === undefined ? undefined : Number(width) / Number(height);
}
