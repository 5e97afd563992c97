import compile from 'icu-minify/compile';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bindCatalogue } from './catalogue';

const HOMES =
  '{count, plural, zero {لا منازل} one {منزل واحد} two {منزلان} few {# منازل} many {# منزلاً} other {# منزل}}';
const SHOWN = 'Showing {from} of {total}';
const NOTICE = 'See our <notice>privacy notice</notice>.';

const texts = bindCatalogue<{
  menu: 'Menu';
  homes: typeof HOMES;
  page: { shown: typeof SHOWN; notice: typeof NOTICE };
}>(
  { menu: 'Menu', homes: compile(HOMES), page: { shown: compile(SHOWN), notice: compile(NOTICE) } },
  'ar-AE',
);

describe('a catalogue', () => {
  it('has the plural forms of its language', () => {
    expect([0, 1, 2, 3, 11, 100].map((count) => texts.homes({ count }))).toEqual([
      'لا منازل',
      'منزل واحد',
      'منزلان',
      '3 منازل',
      '11 منزلاً',
      '100 منزل',
    ]);
  });

  it('has texts, and functions of named parameters', () => {
    expect(texts.menu).toBe('Menu');
    expect(texts.page.shown({ from: 1, total: '1,234' })).toBe('Showing 1 of 1,234');
  });

  it('puts what a tag surrounds into an element', () => {
    const notice = texts.page.notice({ notice: (text) => createElement('a', null, text) });
    expect(renderToStaticMarkup(notice)).toBe('See our <a>privacy notice</a>.');
  });
});
