import { useState } from 'react';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { Button } from '../../../shared/ui/button';
import { MediaPicker } from './media-picker';
import { MEDIA_TEXTS } from './media-texts';

interface LibraryButtonProps {
  label: string;
  multiple?: boolean;
  onLibrary: (assets: LibraryAsset[]) => void;
}

/** Offers the pictures of the library. */
export function LibraryButton({ label, multiple = false, onLibrary }: LibraryButtonProps) {
  const [choosing, setChoosing] = useState(false);
  const close = (): void => {
    setChoosing(false);
  };
  return (
    <>
      <Button
        aria-label={`${MEDIA_TEXTS.fromLibrary}: ${label}`}
        onClick={() => {
          setChoosing(true);
        }}
      >
        {MEDIA_TEXTS.fromLibrary}
      </Button>
      {choosing && (
        <MediaPicker
          multiple={multiple}
          onChoose={(assets) => {
            close();
            onLibrary(assets);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
