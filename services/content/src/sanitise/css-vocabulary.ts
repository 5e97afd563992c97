import { isOfNamedHost } from '@manzil/markup/foreign-pictures';

const words = (list: string): string[] => list.split(' ');

/** Allowed properties: these, and properties that begin with one of them and a hyphen. */
const FAMILIES = new Set(
  words(
    'accent-color align animation appearance aspect-ratio backdrop-filter backface-visibility background block-size ' +
      'border bottom box break caption-side caret-color clear clip-path color column columns column-gap contain ' +
      'container content counter-increment counter-reset cursor direction display empty-cells fill filter flex float ' +
      'font gap grid height hyphens inline-size inset isolation justify left letter-spacing line-break line-height ' +
      'line-clamp list-style margin mask max min mix-blend-mode object-fit object-position opacity order orphans ' +
      'outline overflow overflow-wrap overscroll-behavior padding perspective place pointer-events position quotes ' +
      'resize right rotate row-gap scale scroll-behavior scroll-margin scroll-padding scroll-snap shape-outside stroke ' +
      'tab-size table-layout text top touch-action transform transition translate unicode-bidi user-select ' +
      'vertical-align visibility white-space widows width will-change word-break word-spacing word-wrap ' +
      'writing-mode z-index',
  ),
);

const VENDOR = /^-(?:webkit|moz|ms|o)-/;
const NAME = /^-?[a-z][a-z0-9-]*$/;
const CUSTOM = /^--[a-zA-Z][\w-]*$/;
/** Properties of old browsers that load or run code, with any prefix. */
const RUNS_CODE = /binding|behavio(?:u)?r$/;

export function isAllowedProperty(property: string): boolean {
  if (CUSTOM.test(property)) return true;
  const name = property.toLowerCase();
  if (!NAME.test(name)) return false;
  const bare = name.replace(VENDOR, '');
  if (RUNS_CODE.test(bare) && bare !== 'scroll-behavior' && bare !== 'overscroll-behavior') return false;
  const parts = bare.split('-');
  return parts.some((_, index) => FAMILIES.has(parts.slice(0, index + 1).join('-')));
}

/** Returns true for properties that show a picture, the only ones that may contain a URL. */
export const showsPicture = (property: string): boolean =>
  /^(?:-webkit-)?(?:background|background-image|list-style|list-style-image|border-image|border-image-source|mask|mask-image)$/i.test(
    property,
  );

const FUNCTIONS = new Set(
  words(
    'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp round abs sign var env ' +
      'linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient ' +
      'repeating-conic-gradient matrix matrix3d perspective rotate rotate3d rotatex rotatey rotatez scale scale3d ' +
      'scalex scaley scalez skew skewx skewy translate translate3d translatex translatey translatez cubic-bezier ' +
      'steps linear blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia repeat ' +
      'minmax fit-content circle ellipse inset polygon path counter counters attr',
  ),
);

/** The empty name means a pair of parentheses within a calculation. */
export const isAllowedFunction = (name: string): boolean =>
  name === '' || FUNCTIONS.has(name.toLowerCase().replace(VENDOR, ''));

/** Returns true for pictures of this site and the named hosts, because another site would learn of every visitor. */
export const isAllowedPicture = (url: string): boolean =>
  /^\/uploads\/[\w.-]+$/.test(url) || (/^https:\/\/[\w.:/%-]+$/.test(url) && isOfNamedHost(url));
