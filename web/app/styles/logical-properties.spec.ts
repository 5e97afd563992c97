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

it('style sheets name neither side of the page, because Arabic pages begin at the other one', () => {
  // The backend is in English only.
  const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !path.startsWith('backend'),
  );
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.filter((path) => {
    const css = readFileSync(join(APP, path), 'utf8');
    const isUneven = [...css.matchAll(SHORTHAND)].some(([, text = '']) => {
      const [, right, , left] = valuesOf(text);
      return left !== undefined && left !== right;
    });
    return isUneven || PHYSICAL.test(css);
  });
  expect(found).toEqual([]);
});
