import { describe, expect, it } from 'vitest';
import { chatUrl, safeUrl } from './safe-url';

describe('addresses that the agency types', () => {
  it.each([
    '/buy',
    'https://example.com/a',
    'http://example.com',
    'mailto:a@b.example',
    'tel:+97140000000',
    '#top',
  ])('%s may be linked', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', 'buy', ''])(
    '%s is shown but not linked',
    (url) => {
      expect(safeUrl(url)).toBeUndefined();
    },
  );
});

describe('the chat link', () => {
  it('opens the agreed greeting with the reference and the address behind it', () => {
    const url = new URL(
      chatUrl('971500000000', 'Hello, I have a question.\nReference MZ-1\nhttps://x.example/a'),
    );
    expect(url.origin + url.pathname).toBe('https://wa.me/971500000000');
    expect(url.searchParams.get('text')).toBe(
      'Hello, I have a question.\nReference MZ-1\nhttps://x.example/a',
    );
  });
});
