import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isReservedPath, RESERVED_PATHS } from '../reserved-paths.js';
import { linkAddressSchema } from './page.js';
import { slugText } from './text.js';

const SLUG = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const slug = fc
  .array(word, { minLength: 1, maxLength: 8 })
  .chain((words) => fc.constantFrom(words.join('-'), words.join('_')));
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 220 }),
  fc.string({ unit: fc.constantFrom('a', 'Z', '0', '-', '_', '/', ' ', '.', '%', '\\', '\0') }),
  slug,
  fc.constantFrom(...RESERVED_PATHS),
);

describe('an address that staff give', () => {
  it('is one harmless path segment or refused, whatever they write', () => {
    fc.assert(
      fc.property(anything, (given) => {
        const { success, data } = slugText.safeParse(given);
        if (!success) return;
        expect(data).toMatch(SLUG);
        expect(data.length).toBeLessThanOrEqual(120);
        expect(new URL(`/${data}`, 'https://site.example').pathname).toBe(`/${data}`);
        expect(slugText.parse(data)).toBe(data);
      }),
    );
  });

  it('is the same with slashes, spaces and capitals around it', () => {
    const around = fc.constantFrom('', ' ', '  ');
    fc.assert(
      fc.property(slug, around, fc.boolean(), fc.boolean(), (link, space, before, after) => {
        const given = `${space}${before ? '/' : ''}${link.toUpperCase()}${after ? '/' : ''}${space}`;
        expect(slugText.parse(given)).toBe(link);
      }),
    );
  });

  it('is never a route of the site, in any spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RESERVED_PATHS), fc.boolean(), fc.boolean(), (path, upper, slashes) => {
        const spelt = upper ? path.toUpperCase() : path;
        const given = slashes ? `/${spelt}/` : spelt;
        expect(isReservedPath(given)).toBe(true);
        expect(linkAddressSchema.safeParse(given).success).toBe(false);
      }),
    );
    fc.assert(
      fc.property(slug, (link) => linkAddressSchema.safeParse(link).success !== isReservedPath(link)),
    );
  });
});
