import type { NavigationStyleFields } from '@manzil/contracts/content/collection-fields';

/** The default header style of the design. */
export const OWN_STYLE: NavigationStyleFields = {
  headerBackgroundColor: '',
  navColor: '',
  navFontSize: '',
  logo: '',
  buttonBackgroundColor: '',
  buttonTextColor: '',
  buttonFontSize: '',
  buttonText: '',
};
