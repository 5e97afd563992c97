import { describe, expect, it } from 'vitest';
import { showsTheSame } from './same-code';

const PAGE = {
  html: '<section class="a" id="i1" style="color:red;margin:0 auto"><details open=""><p>A&nbsp;b<br/></p></details></section>',
  css: '.a{color:#17252a;}.a > p:hover{margin:0 auto;}@media (max-width: 575px){.a{gap:1rem;}}',
};

describe('two ways to write a page', () => {
  it('show the same when only quotes, spaces and the order of attributes differ', () => {
    const other = {
      html: '<section class="a" style="color: red; margin: 0 auto" id="i1"><details open><p>A\u00a0b<br></p></details></section>',
      css: '/* kept */ .a {\n  color: #17252a\n}\n.a > p:hover { margin: 0 auto }\n@media (max-width: 575px) {\n  .a { gap: 1rem }\n}',
    };
    expect(showsTheSame(PAGE, other)).toBe(true);
    expect(showsTheSame(PAGE, PAGE)).toBe(true);
  });

  it('show the same when a live block leaves out what any means', () => {
    const written =
      '<div data-live="homes" data-purpose="sale" data-type="" data-count="3" data-sort="newest"></div>';
    const stored = '<div data-live="homes" data-purpose="sale" data-count="3" data-sort="newest"></div>';
    expect(showsTheSame({ ...PAGE, html: written }, { ...PAGE, html: stored })).toBe(true);
    const other = stored.replace('sale', 'rent');
    expect(showsTheSame({ ...PAGE, html: written }, { ...PAGE, html: other })).toBe(false);
  });

  it.each([
    ['a word', { html: PAGE.html.replace('A', 'B') }],
    ['an attribute', { html: PAGE.html.replace(' open=""', '') }],
    ['a space between words', { html: PAGE.html.replace('&nbsp;', ' ') }],
    ['an inline style', { html: PAGE.html.replace('color:red;', '') }],
    ['a rule', { css: PAGE.css.replace('.a > p:hover{margin:0 auto;}', '') }],
    ['a selector', { css: PAGE.css.replace('p:hover', 'p :hover') }],
    ['a value', { css: PAGE.css.replace('0 auto', '0auto') }],
  ])('do not show the same when %s differs', (_, changed) => {
    expect(showsTheSame(PAGE, { ...PAGE, ...changed })).toBe(false);
  });
});
