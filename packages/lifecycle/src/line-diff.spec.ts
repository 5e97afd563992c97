import { describe, expect, it } from 'vitest';
import type { DiffPart } from '@manzil/contracts/content/lifecycle';
import { cssLines, htmlLines, lineDiff } from './line-diff.js';

const written = (parts: DiffPart[]): string[] =>
  parts.map((part) =>
    'count' in part ? `… ${part.count}` : `${{ same: ' ', added: '+', removed: '-' }[part.kind]}${part.text}`,
  );

describe('the diff of two revisions', () => {
  it('is empty when they are equal', () => {
    expect(lineDiff(['a', 'b'], ['a', 'b'])).toEqual([]);
    expect(lineDiff([], [])).toEqual([]);
  });

  it('shows removed and added lines in place, with context', () => {
    const before = ['1', '2', '3', '4', 'old', '5', '6', '7'];
    const after = ['1', '2', '3', '4', 'new', '5', '6', '7'];
    expect(written(lineDiff(before, after))).toEqual(['… 2', ' 3', ' 4', '-old', '+new', ' 5', ' 6', '… 1']);
  });

  it('distinguishes an added copy of a line from the existing one', () => {
    expect(written(lineDiff(['a'], ['a', 'a']))).toEqual([' a', '+a']);
    expect(written(lineDiff(['a', 'a'], ['a']))).toEqual([' a', '-a']);
  });

  it('transforms any text into any other', () => {
    const letters = (seed: number): string[] =>
      Array.from({ length: 30 }, (_, index) => String((seed * (index + 7) * 31) % 5));
    for (let seed = 1; seed < 40; seed += 1) {
      const [before, after] = [letters(seed), letters(seed + 3)];
      const parts = lineDiff(before, after);
      const removed = parts.filter(({ kind }) => kind === 'removed').length;
      const added = parts.filter(({ kind }) => kind === 'added').length;
      expect(after.length - before.length).toBe(added - removed);
    }
  });

  it('ends with the number of omitted parts when it is too long', () => {
    const parts = lineDiff(
      [],
      Array.from({ length: 40 }, () => 'x'.repeat(10_000)),
    );
    expect(parts).toHaveLength(16);
    expect(parts.at(-1)).toEqual({ kind: 'cut', count: 25 });
  });

  it('works for pages of many thousand lines', () => {
    const many = (text: string): string[] => Array.from({ length: 3_000 }, (_, index) => `${text}${index}`);
    expect(lineDiff(many('a'), many('b'))).toHaveLength(6_000);
  });
});

describe('the compared lines', () => {
  it('are elements and declarations, whatever the line breaks of the source', () => {
    expect(htmlLines('<div><p>Hello</p>\n\n  <p>you</p></div>')).toEqual([
      '<div>',
      '<p>Hello</p>',
      '<p>you</p>',
      '</div>',
    ]);
    expect(cssLines('.a{color:red;margin:0}.b{top:0}')).toEqual([
      '.a{',
      'color:red;',
      'margin:0',
      '}',
      '.b{',
      'top:0',
      '}',
    ]);
  });
});
