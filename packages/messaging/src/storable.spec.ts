import { describe, expect, it } from 'vitest';
import { storableJson } from './storable.js';

describe('storable JSON', () => {
  it.each([
    ['NUL', 'a\0b', 'a\uFFFDb'],
    ['a lone high surrogate', 'a\uD83Db', 'a\uFFFDb'],
    ['a lone low surrogate', 'a\uDE00b', 'a\uFFFDb'],
    ['a pair of surrogates', 'a😀b', 'a😀b'],
    ['an escape that is text', String.raw`C:\u0000 \ud83d \\u0000`, String.raw`C:\u0000 \ud83d \\u0000`],
    ['other escapes', 'a\n"\\\t\u0001', 'a\n"\\\t\u0001'],
  ])('stores %s', (_name, given, stored) => {
    expect(JSON.parse(storableJson({ [given]: [given] }))).toEqual({ [stored]: [stored] });
  });
});
