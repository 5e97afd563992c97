const words = (list: string): string[] => list.split(' ');

/** Properties that a page may set: these, and those that begin with one of them and a hyphen. */
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
/** Things of old browsers that load or run code, whatever stands before their name. */
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

/** Properties that show a picture, the only ones that may name an address. */
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

/** Without a name it is a pair of brackets inside a calculation. */
export const isAllowedFunction = (name: string): boolean =>
  name === '' || FUNCTIONS.has(name.toLowerCase().replace(VENDOR, ''));

/** A picture of this site: one of another would tell that site of every visitor. */
export const isAllowedPicture = (url: string): boolean => /^\/uploads\/[\w.-]+$/.test(url);
