import type { ForeignPicture } from '@manzil/markup/foreign-pictures';
import { isForeign } from '@manzil/markup/foreign-pictures';
import postcss from 'postcss';
import parseValue from 'postcss-value-parser';

/** Returns pictures in `url(…)` that a browser would request from another site; none for CSS that cannot be parsed. */
export function foreignPicturesInCss(css: string): ForeignPicture[] {
  const found: ForeignPicture[] = [];
  let root: postcss.Root;
  try {
    root = postcss.parse(css);
  } catch {
    return found;
  }
  root.walkDecls(({ value, source }) => {
    parseValue(value).walk((node) => {
      if (node.type !== 'function' || node.value.toLowerCase() !== 'url') return;
      const url = node.nodes.find(({ type }) => type === 'word' || type === 'string')?.value ?? '';
      if (isForeign(url)) found.push({ line: source?.start?.line ?? 1, url });
    });
  });
  return found;
}
