import { useLayoutEffect, useRef } from 'react';
import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import { PAGE_BASE_CSS } from './page-base-css';
import type { LiveBlock } from './live/live-block';
import { LiveEntries } from './live/live-entries';
import { useShadowAnchors } from './use-shadow-anchors';
import css from './custom-page.module.css';
import liveCss from './live/live-entries.module.css';

interface ScopedHtmlProps {
  /** Sanitised when it was saved, with a slot for each live block. */
  html: string;
  css: string;
  live: readonly LiveBlock[];
}

/**
 * Shows HTML and CSS that staff wrote in a shadow root of its own: no rule of it reaches the rest of the site.
 * The server declares the root in the markup, so that it is there without scripts; where the browser makes the
 * page itself, the effect does the same. Live blocks stand outside of it, in slots: they look as the site does.
 */
export function ScopedHtml({ html, css: rules, live }: ScopedHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  const content = `<style>${PAGE_BASE_CSS}\n${rules}</style><div class="${PAGE_ROOT_CLASS}">${html}</div>`;
  const shown = useRef(content);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    if (root.firstChild === null || shown.current !== content) root.innerHTML = content;
    shown.current = content;
  }, [content]);
  useShadowAnchors(host);
  return (
    <div ref={host} className={css.host}>
      {/* The parser takes the template away, so that browsers find nothing in its place. */}
      {typeof document === 'undefined' && (
        <template {...{ shadowrootmode: 'open' }} dangerouslySetInnerHTML={{ __html: content }} />
      )}
      {live.map((block) => (
        <div key={block.slot} slot={block.slot} className={liveCss.live}>
          <LiveEntries block={block} />
        </div>
      ))}
    </div>
  );
}
