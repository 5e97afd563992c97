import type { Footer, NavigationStyle } from '@manzil/contracts/content/collections';

/** The default style of the design, with the button that every header has. */
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
