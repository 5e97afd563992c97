import type { KeyboardEvent } from 'react';
import type { FocalPoint } from '@manzil/contracts/content/focal-point';
import styles from './focal-point-picker.module.css';

interface FocalPointPickerProps {
  photo: string;
  point: FocalPoint;
  hint: string;
  /** Shape of the preview crop beside the photo. */
  shape: 'portrait' | 'upright';
  shapeLabel: string;
  onChange: (point: FocalPoint) => void;
}

const STEP = 2;
const LARGE_STEP = 10;
const DIRECTIONS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Sets the focal point of a photo: by a click, or by the arrow keys (with Shift in larger steps). */
export function FocalPointPicker({ photo, point, hint, shape, shapeLabel, onChange }: FocalPointPickerProps) {
  const step = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const length = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ x: inside(point.x + direction.x * length), y: inside(point.y + direction.y * length) });
  };
  const at = `${point.x}% ${point.y}%`;
  return (
    <div className={styles.both}>
      <figure>
        <button
          type="button"
          className={styles.picker}
          aria-label={`Focal point: ${point.x}% from the left, ${point.y}% from the top. Arrow keys move it.`}
          onKeyDown={step}
          onClick={({ clientX, clientY, currentTarget, detail }) => {
            // The Enter key triggers a click without coordinates.
            if (detail === 0) return;
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            onChange({
              x: inside(((clientX - left) / width) * 100),
              y: inside(((clientY - top) / height) * 100),
            });
          }}
        >
          <img src={photo} alt="" />
          <span
            className={styles.point}
            style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
          />
        </button>
        <figcaption>{hint}</figcaption>
      </figure>
      <figure>
        <img src={photo} alt="" className={styles[shape]} style={{ objectPosition: at }} />
        <figcaption>{shapeLabel}</figcaption>
      </figure>
    </div>
  );
}

const inside = (perCent: number): number => Math.min(100, Math.max(0, Math.round(perCent)));
