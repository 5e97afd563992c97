import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button';
import { previewWords, type PreviewState } from './preview-labels';
import { PageFrame } from './page-frame';
import { scrollToText } from './scroll-to-text';
import styles from './page-preview.module.css';

const WIDTHS = [
  ['Phone', 390],
  ['Computer', 1280],
] as const;
const ROOM_FOR_BOTH = '(width > 1200px)';

interface PagePreviewProps {
  /** A noun phrase, such as 'the home page'. */
  of: string;
  fields: Readonly<Record<string, string>>;
  state: PreviewState;
  children: ReactNode;
}

/** Preview of the page beside a form, scrolled to the last change. Small screens open it on demand. */
export function PagePreview({ of, fields, state, children }: PagePreviewProps) {
  const [open, setOpen] = useState(() => window.matchMedia(ROOM_FOR_BOTH).matches);
  const [width, setWidth] = useState<number>(1280);
  const before = useRef(fields);
  const onDrawn = useCallback(
    (page: Window) => {
      const field = Object.keys(fields).find((name) => fields[name] !== before.current[name]);
      before.current = fields;
      if (field !== undefined) scrollToText(page, fields[field] ?? '');
    },
    [fields],
  );
  return (
    <section className={styles.preview} data-open={open} aria-label="Preview">
      <div className={styles.tools}>
        <Button
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'Hide preview' : 'Show preview'}
        </Button>
        {open &&
          WIDTHS.map(([name, pixels]) => (
            <Button
              key={name}
              kind={pixels === width ? 'primary' : 'secondary'}
              aria-pressed={pixels === width}
              onClick={() => {
                setWidth(pixels);
              }}
            >
              {name}
            </Button>
          ))}
        {open && (
          <span className={styles.note} role="status">
            {previewWords(state)}
          </span>
        )}
      </div>
      {open && (
        <PageFrame title={`Preview of ${of}`} width={width} onDrawn={onDrawn}>
          {children}
        </PageFrame>
      )}
    </section>
  );
}
