import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutFarParts, MARK_FIRST_PAGE } from './first-page';

const PAGE = `<main><section id="top"></section><section id="far"><article></article></section></main><footer></footer>`;
const root = document.documentElement;
const visible = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style, tagName }) =>
    style.getPropertyValue('content-visibility') === 'visible' ? tagName : '',
  );

describe('the first page of a visit', () => {
  let idle: (() => void)[];
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    delete root.dataset.firstPage;
    sessionStorage.clear();
    idle = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    return () => {
      vi.unstubAllGlobals();
      document.body.innerHTML = '';
    };
  });

  it('is marked, but not where the visit goes on at an earlier position', () => {
    window.eval(MARK_FIRST_PAGE);
    expect(root.dataset.firstPage).toBe('');
    delete root.dataset.firstPage;
    sessionStorage.setItem('react-router-scroll-positions', '{}');
    window.eval(MARK_FIRST_PAGE);
    expect(root.dataset.firstPage).toBeUndefined();
  });

  it('has its far parts laid out one at a time, and is like any other page then', () => {
    root.dataset.firstPage = '';
    layOutFarParts();
    const seen: number[] = [];
    while (idle.length > 0) {
      idle.shift()?.();
      seen.push(visible().filter(Boolean).length);
    }
    expect(seen).toEqual([1, 2, 3, 0]);
    expect(root.dataset.firstPage).toBeUndefined();
    expect(document.body.innerHTML).not.toContain('content-visibility');
  });

  it('is left alone where nothing was left out', () => {
    layOutFarParts();
    expect(idle).toEqual([]);
  });
});
