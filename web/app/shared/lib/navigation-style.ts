import type { NavigationStyle } from '@manzil/contracts/content/collections';
import { safeUrl } from './safe-url';

const COLOUR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const LENGTH = /^\d{1,3}(?:\.\d+)?(?:px|rem|em)$/;
const DEFAULT_LOGO = '/logo-manzil.svg';

/** The agency's header settings as custom properties; empty or invalid values keep the design's own. */
export function navigationStyle(style: NavigationStyle | undefined): {
  logo: string;
  variables: Record<string, string>;
  /** True when staff have set colours or a logo, which are meant for a light page. */
  isOwn: boolean;
} {
  if (!style) return { logo: DEFAULT_LOGO, variables: {}, isOwn: false };
  const given: [string, string, RegExp][] = [
    ['--header-background', style.headerBackgroundColor, COLOUR],
    ['--nav-color', style.navColor, COLOUR],
    ['--nav-size', style.navFontSize, LENGTH],
    ['--button-background', style.buttonBackgroundColor, COLOUR],
    ['--button-color', style.buttonTextColor, COLOUR],
    ['--button-size', style.buttonFontSize, LENGTH],
  ];
  const kept = given.filter(([, value, shape]) => shape.test(value));
  const logo = (style.logo !== '' && safeUrl(style.logo)) || DEFAULT_LOGO;
  return {
    logo,
    isOwn: logo !== DEFAULT_LOGO || kept.some(([, , shape]) => shape === COLOUR),
    variables: Object.fromEntries(kept.map(([name, value]) => [name, value])),
  };
}
