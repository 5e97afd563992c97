import { describe, expect, it } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.js';

describe('the format of a page', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9', true],
    ['text/markdown, */*', true],
    ['text/html, text/markdown', false],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0, */*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['*/*', false],
    ['', false],
    [undefined, false],
  ])('for %p', (accept, markdown) => {
    expect(prefersMarkdown(accept)).toBe(markdown);
  });
});
