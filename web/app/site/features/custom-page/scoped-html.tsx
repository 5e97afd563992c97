import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import { PAGE_BASE_CSS } from '../../../shared/lib/page-base-css';
import { linksIn } from '../../../shared/lib/site-links';
import { useTexts } from '../../../shared/lib/texts';
import { isPart, type LiveBlock, type LivePart } from './live/live-block';
import { LiveEntries, LivePlace } from './live/live-entries';
import { useShadowAnchors } from './use-shadow-anchors';
import css from './custom-page.module.css';
import liveCss from './live/live-entries.module.css';

interface ScopedHtmlProps {
  /** Sanitised when it was saved, with a slot for each live block. */
  html: string;
  css: string;
  live: readonly LiveBlock[];
  /** Shows a form or a calculator, which other features make. */
  part: (part: LivePart) => ReactNode;
}

/**
 * Shows HTML and CSS that staff wrote in a shadow root of its own: no rule of it reaches the rest of the site. The
 * server declares the root in the markup, so that it is there without scripts; where the browser makes the page itself,
 * the effect does the same. Live blocks are outside of it, in slots, and use the styles of the site.
 */
export function ScopedHtml({ html, css: rules, live, part }: ScopedHtmlProps) {
  const host = useRef<HTMLDivElement>(null);
  const content = `<style>${PAGE_BASE_CSS}\n${rules}</style><div class="${PAGE_ROOT_CLASS}">${linksIn(useTexts().language, html)}</div>`;
  const drawn = useRef(content);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    if (root.firstChild === null || drawn.current !== content) root.innerHTML = content;
    drawn.current = content;
  }, [content]);
  useShadowAnchors(host);
  return (
    <div ref={host} className={css.host} data-palette="light">
      {/* The parser takes the template away, so that browsers find nothing in its place. */}
      {typeof document === 'undefined' && (
        <template {...{ shadowrootmode: 'open' }} dangerouslySetInnerHTML={{ __html: content }} />
      )}
      {live.map((block) => (
        <div key={block.slot} slot={block.slot} className={liveCss.live}>
          {shown(block, part)}
        </div>
      ))}
    </div>
  );
}

function shown(block: LiveBlock, part: ScopedHtmlProps['part']): ReactNode {
  if (isPart(block)) return part(block);
  return block.kind === 'map' ? <LivePlace place={block.place} /> : <LiveEntries block={block} />;
}
