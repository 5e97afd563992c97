import type { Footer, NavigationStyle } from '@manzil/contracts/content/collections';

/** The design's own look, with the button that every header has. */
export const PLAIN_STYLE: NavigationStyle = {
  headerBackgroundColor: '',
  navColor: '',
  navFontSize: '',
  logo: '',
  buttonBackgroundColor: '',
  buttonTextColor: '',
  buttonFontSize: '',
  buttonText: 'List Your Property',
};

export const PLAIN_FOOTER: Footer = {
  about: '',
  address: '',
  phone: '',
  email: '',
  licence: '',
  columns: [],
  social: [],
  copyright: '',
};
