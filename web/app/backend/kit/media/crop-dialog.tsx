import { useCallback, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { SelectField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import { drawPart, encode } from '../../../shared/lib/shrink-picture';
import { MEDIA_TEXTS } from './media-texts';
import styles from './crop-dialog.module.css';

const QUALITY = 0.92;
const SHAPES = { free: undefined, wide: 16 / 9, photo: 3 / 2, square: 1, upright: 3 / 4 } as const;

interface CropDialogProps {
  picture: File;
  /** Recommended aspect ratio, width divided by height. */
  recommended?: number | undefined;
  onCropped: (file: File) => void;
  onClose: () => void;
}

/** Crops a picture; the selected part becomes a new file. */
export default function CropDialog({ picture, recommended, onCropped, onClose }: CropDialogProps) {
  const [shape, setShape] = useState(recommended === undefined ? 'free' : 'recommended');
  const [crop, setCrop] = useState<PercentCrop>();
  const [busy, setBusy] = useState(false);
  const bitmap = useRef<ImageBitmap>(undefined);
  const ratioOf = (name: string): number | undefined =>
    name === 'recommended' ? recommended : SHAPES[name as keyof typeof SHAPES];

  // Drawn on a canvas, because the site's content security policy forbids blob URLs.
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas === null) return;
      void createImageBitmap(picture, { imageOrientation: 'from-image' }).then(
        (drawn) => {
          bitmap.current = drawn;
          canvas.width = drawn.width;
          canvas.height = drawn.height;
          canvas.getContext('2d')?.drawImage(drawn, 0, 0);
          setCrop(firstCrop(drawn, recommended));
        },
        () => {
          toasts.failed(MEDIA_TEXTS.cropFailed);
        },
      );
    },
    [picture, recommended],
  );

  const apply = async (): Promise<void> => {
    const whole = bitmap.current;
    if (whole === undefined || crop === undefined) return;
    setBusy(true);
    try {
      const part = {
        x: Math.round((crop.x / 100) * whole.width),
        y: Math.round((crop.y / 100) * whole.height),
        width: Math.max(1, Math.round((crop.width / 100) * whole.width)),
        height: Math.max(1, Math.round((crop.height / 100) * whole.height)),
      };
      onCropped(await encode(drawPart(whole, part), picture, QUALITY));
    } catch {
      toasts.failed(MEDIA_TEXTS.cropFailed);
      setBusy(false);
    }
  };

  return (
    <Dialog title={MEDIA_TEXTS.cropTitle} onClose={onClose} wide>
      <div className="backend-form">
        <p className={styles.intro}>{MEDIA_TEXTS.cropIntro}</p>
        <SelectField
          label={MEDIA_TEXTS.shape}
          value={shape}
          onText={(name) => {
            setShape(name);
            if (bitmap.current !== undefined) setCrop(firstCrop(bitmap.current, ratioOf(name)));
          }}
          options={Object.entries(MEDIA_TEXTS.shapes).filter(
            ([name]) => name !== 'recommended' || recommended !== undefined,
          )}
        />
        <div className={styles.frame}>
          <ReactCrop
            crop={crop}
            keepSelection
            aspect={ratioOf(shape)}
            minWidth={24}
            minHeight={24}
            onChange={(_pixels, perCent) => {
              setCrop(perCent);
            }}
          >
            <canvas ref={draw} className={styles.picture} role="img" aria-label={picture.name} />
          </ReactCrop>
        </div>
        <div className="backend-actions">
          <Button kind="primary" busy={busy} disabled={crop === undefined} onClick={() => void apply()}>
            {MEDIA_TEXTS.cropApply}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The largest centred part of the picture in the given shape. */
function firstCrop({ width, height }: ImageBitmap, ratio: number | undefined): PercentCrop {
  const whole = { unit: '%', x: 5, y: 5, width: 90, height: 90 } as const;
  if (ratio === undefined) return whole;
  const made = makeAspectCrop({ unit: '%', width: 90 }, ratio, width, height);
  const fits = made.height <= 100 ? made : makeAspectCrop({ unit: '%', height: 90 }, ratio, width, height);
  return centerCrop({ ...fits, unit: '%' }, width, height);
}
