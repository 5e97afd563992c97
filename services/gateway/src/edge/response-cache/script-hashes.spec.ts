import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withoutNonce } from './script-hashes.js';

const NONCE = 'aB3+dE5/fG7hIj9kLm==';
const CSP = `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; style-src 'self' 'nonce-${NONCE}'; img-src *`;
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptSources = (csp = ''): string => /script-src ([^;]*)/.exec(csp)?.[1] ?? '';

describe('a page made reusable', () => {
  it('allows each script that carried the nonce by the hash of its text, and loses the nonce everywhere', () => {
    const html = `<head><link rel="modulepreload" href="/a.js" nonce="${NONCE}"/></head><script nonce="${NONCE}">one()</script><script type="module" async nonce='${NONCE}'>two("a > b")</script><style nonce=${NONCE}>p{}</style>`;
    const page = withoutNonce(html, CSP, NONCE);
    expect(page?.html).toBe(
      '<head><link rel="modulepreload" href="/a.js"/></head><script>one()</script><script type="module" async>two("a > b")</script><style>p{}</style>',
    );
    expect(page?.csp).toBe(
      `default-src 'self'; script-src 'self' ${hash('one()')} ${hash('two("a > b")')}; style-src 'self' ${hash('p{}')}; img-src *`,
    );
  });

  it('leaves a script without exactly that nonce forbidden', () => {
    const html = `<script>bad()</script><script nonce="other">bad()</script><script nonce="${NONCE}x">bad()</script><script data-nonce="${NONCE}">bad()</script>`;
    const page = withoutNonce(html, CSP, NONCE);
    expect(scriptSources(page?.csp)).toBe("'self'");
    expect(page?.html).toBe(html);
  });

  it('is not led astray by comments, quotes and text that looks like markup', () => {
    const text = `const a = '<p nonce="${NONCE}">'; // </scrip`;
    const html = `<!-- <script nonce="${NONCE}">no()</script> --><p title="a > b <script">x</p><script nonce="${NONCE}">${text}</script>`;
    const page = withoutNonce(html, CSP, NONCE);
    expect(scriptSources(page?.csp)).toBe(`'self' ${hash(text)}`);
    expect(page?.html).toContain(`<script>${text}</script>`);
  });

  it('needs no hash for data and for files', () => {
    const html = `<script type="application/ld+json" nonce="${NONCE}">{}</script><script src="/a.js" nonce="${NONCE}"></script>`;
    const page = withoutNonce(html, CSP, NONCE);
    expect(scriptSources(page?.csp)).toBe("'self'");
    expect(page?.html).not.toContain('nonce');
  });

  it('hashes line ends as browsers read them', () => {
    const page = withoutNonce(`<script nonce="${NONCE}">a()\r\nb()</script>`, CSP, NONCE);
    expect(page?.csp).toContain(hash('a()\nb()'));
  });

  it('leaves nothing allowed where nothing is left to allow', () => {
    expect(withoutNonce('<p>', `script-src 'nonce-${NONCE}'`, NONCE)?.csp).toBe("script-src 'none'");
  });

  it('is not made of a policy that hashes cannot stand for, or of an odd nonce', () => {
    expect(withoutNonce('<p>', `script-src 'strict-dynamic' 'nonce-${NONCE}'`, NONCE)).toBeUndefined();
    expect(withoutNonce('<p>', CSP, '.*.*.*.*')).toBeUndefined();
  });

  // 1 MB, the longest page that is cached; quadratic time would be many minutes.
  it.each([
    `<p title='x">${'<a href="/x">it\'s</a>'.repeat(20)}`,
    '<a "',
    "<a '",
    '<!--',
    '<script>',
    '<style x="',
    '<a b',
  ])('reads each part of a long page once: %s', (part) => {
    const html = part.repeat(1_000_000 / part.length);
    expect(withoutNonce(html, CSP, NONCE)?.html).toBe(html);
  });
});
