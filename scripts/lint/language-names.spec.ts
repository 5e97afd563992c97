import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RuleTester } from 'eslint';
import { describe, expect, it } from 'vitest';
import { IN_STYLES, languageNames } from './language-names.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

const APP = new URL('../../web/app', import.meta.url).pathname;
const errors = [{ messageId: 'named' }];

new RuleTester().run('languages/names', languageNames, {
  valid: [
    'inLanguage(language, path)',
    "const title = 'Arabic';",
    "go('/area')",
    'const area = /[/]area/;',
    'const words = { ar: 1 };',
  ],
  invalid: [
    { code: "language === 'ar'", errors },
    { code: "go('/ar/buy')", errors },
    { code: 'go(`/ar${path}`)', errors },
    { code: 'path.replace(/^\\/ar(?=$)/, path)', errors },
    { code: "new Intl.NumberFormat('ar-AE-u-nu-latn')", errors },
  ],
});

it('holds for style sheets too', () => {
  const sheets = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !path.startsWith('styles/languages/'),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((path) => IN_STYLES.test(readFileSync(join(APP, path), 'utf8')))).toEqual([]);
  expect(IN_STYLES.test("html[lang='ar'] {")).toBe(true);
});
