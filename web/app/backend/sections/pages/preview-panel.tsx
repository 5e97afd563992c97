import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { PageFields } from '@manzil/contracts/content/page';
import { Button } from '../../../shared/ui/button';
import { useFilledHtml } from './live/use-filled-html';
import { pageDocument } from './page-document';
import styles from './preview-panel.module.css';

const WIDTHS = [
  ['Phone', 375],
  ['Tablet', 768],
  ['Computer', 1280],
] as const;
const HEIGHT = 720;

/** The page at the width of a phone, a tablet or a computer, made smaller where there is less room. */
export function PreviewPanel({ fields: { html, css, title } }: { fields: PageFields }) {
  const [width, setWidth] = useState<number>(1280);
  const [room, setRoom] = useState(1280);
  const stage = useRef<HTMLDivElement>(null);
  const shown = useDeferredValue(pageDocument(useFilledHtml(html), css));
  const scale = Math.min(1, room / width);

  useEffect(() => {
    if (stage.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(entry.contentRect.width);
    });
    observer.observe(stage.current);
    return () => {
      observer.disconnect();
    };
  }, []);

  return (
    <div className={styles.preview}>
      <div className="backend-actions" role="group" aria-label="Width of the preview">
        {WIDTHS.map(([name, pixels]) => (
          <Button
            key={name}
            kind={pixels === width ? 'primary' : 'secondary'}
            aria-pressed={pixels === width}
            onClick={() => {
              setWidth(pixels);
            }}
          >
            {name} · {pixels}
          </Button>
        ))}
      </div>
      <div ref={stage} className={styles.stage}>
        <div style={{ inlineSize: width * scale, blockSize: HEIGHT }}>
          {/* Nothing in it runs and no link opens, because the server has not sanitised it yet. */}
          <iframe
            title={`Preview of ${title || 'the page'} at ${width} pixels`}
            sandbox="allow-same-origin"
            srcDoc={shown}
            className={styles.frame}
            style={{ inlineSize: width, blockSize: HEIGHT / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </div>
  );
}
