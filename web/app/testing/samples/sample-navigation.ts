import type { NavigationStyleFields } from '@manzil/contracts/content/collection-fields';

/** The look of the design itself. */
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
