import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { copyStyles } from './copy-styles';
import styles from './page-preview.module.css';

/** A page of the site without its header; nothing in it can be clicked, focused or run. */
const EMPTY = '<!doctype html><html lang="en"><body class="bare"><main inert></main></body></html>';

interface PageFrameProps {
  title: string;
  /** The width of the page's layout, in pixels. */
  width: number;
  /** Called with the window of the frame after each render of its content. */
  onDrawn: (page: Window) => void;
  children: ReactNode;
}

/** Renders parts of the public site in an iframe with its styles, scaled down to the available width. */
export function PageFrame({ title, width, onDrawn, children }: PageFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState({ width, height: 600 });
  const scale = Math.min(1, room.width / width);

  useEffect(() => {
    if (stage.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(entry.contentRect);
    });
    observer.observe(stage.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(() => (page === null ? undefined : copyStyles(page.ownerDocument)), [page]);
  useEffect(() => {
    const view = page?.ownerDocument.defaultView;
    if (view != null) onDrawn(view);
  }, [page, onDrawn, children]);

  return (
    <div ref={stage} className={styles.stage}>
      <div style={{ inlineSize: width * scale, blockSize: room.height }}>
        <iframe
          title={title}
          sandbox="allow-same-origin"
          srcDoc={EMPTY}
          className={styles.frame}
          style={{ inlineSize: width, blockSize: room.height / scale, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => {
            setPage(currentTarget.contentDocument?.querySelector('main') ?? null);
          }}
        />
      </div>
      {page !== null && createPortal(children, page)}
    </div>
  );
}
