import type { Footer, NavigationStyle } from '@manzil/contracts/content/collections';
import type { FooterEntity } from './footer.entity.js';
import type { NavigationStyleEntity } from './navigation-style.entity.js';

/** Maps the fields for visitors explicitly, because the other columns of a row are for staff. */
export const toNavigationStyle = (row: NavigationStyleEntity): NavigationStyle => ({
  headerBackgroundColor: row.headerBackgroundColor,
  navColor: row.navColor,
  navFontSize: row.navFontSize,
  logo: row.logo,
  buttonBackgroundColor: row.buttonBackgroundColor,
  buttonTextColor: row.buttonTextColor,
  buttonFontSize: row.buttonFontSize,
  buttonText: row.buttonText,
});

export const toFooter = (row: FooterEntity): Footer => ({
  about: row.about,
  address: row.address,
  phone: row.phone,
  email: row.email,
  licence: row.licence,
  columns: row.columns,
  social: row.social,
  copyright: row.copyright,
});
