import { useLayoutEffect, useRef } from 'react';
import { PAGE_ROOT_CLASS } from '@manzil/contracts/content/page-root';
import { PAGE_BASE_CSS } from './page-base-css';
import { useShadowAnchors } from './use-shadow-anchors';
import css from './custom-page.module.css';

interface ScopedHtmlProps {
  /** Sanitised when it was saved. */
  html: string;
  css: string;
}

/**
 * Shows HTML and CSS that staff wrote in a shadow root of its own: no rule of it reaches the rest of the site.
 * The server declares the root in the markup, so that it is there without scripts; where the browser makes the
 * page itself, the effect does the same.
 */
export function ScopedHtml({ html, css: rules }: ScopedHtmlProps) {
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
    <div
      ref={host}
      className={css.host}
      // The parser has taken the template away by the time React looks at the markup.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `<template shadowrootmode="open">${content}</template>` }}
    />
  );
}
