import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const APP = fileURLToPath(new URL('../', import.meta.url));
const PHYSICAL =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)|left:|right:|float:|text-align: (?:left|right))/m;
const SHORTHAND = /^\s*(?:padding|margin):([^;]+);/gm;

/** The values of a shorthand; a function is one value. */
const valuesOf = (text: string): string[] => text.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

const namesSide = (css: string): boolean =>
  PHYSICAL.test(css) ||
  [...css.matchAll(SHORTHAND)].some(([, text = '']) => {
    const [, right, , left] = valuesOf(text);
    return left !== undefined && left !== right;
  });

it('style sheets name neither side of the page, because Arabic pages begin at the other one', () => {
  // The backend is in English only.
  const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !path.startsWith('backend'),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((path) => namesSide(readFileSync(join(APP, path), 'utf8')))).toEqual([]);
});

it.each(['margin-left: 1rem;', 'left: 0;', 'text-align: right;', 'padding: 1px calc(2px + 3px) 4px 5px;'])(
  'a side is found in "%s"',
  (css) => {
    expect(namesSide(css)).toBe(true);
  },
);

it.each(['margin-inline-start: 1rem;', 'padding: 1px 2px 3px;', 'padding: 1px 2px 3px 2px;'])(
  'no side is found in "%s"',
  (css) => {
    expect(namesSide(css)).toBe(false);
  },
);
