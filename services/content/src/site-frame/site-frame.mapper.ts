import type { FooterEntry, NavigationStyleEntry } from '@manzil/contracts/content/collection-entries';
import type { Footer, NavigationStyle } from '@manzil/contracts/content/collections';
import { stampOf } from '../editing/collection.js';
import type { FooterEntity } from './footer.entity.js';
import type { NavigationStyleEntity } from './navigation-style.entity.js';
import { PLAIN_FOOTER, PLAIN_STYLE } from './plain-frame.js';

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

/** Metadata before the first save. */
const UNSAVED = { version: 0, updatedAt: new Date(0).toISOString(), updatedBy: '' };

export const toStyleEntry = (row: NavigationStyleEntity | null): NavigationStyleEntry =>
  row === null ? { ...PLAIN_STYLE, ...UNSAVED } : { ...toNavigationStyle(row), ...stampOf(row) };

export const toFooterEntry = (row: FooterEntity | null): FooterEntry =>
  row === null ? { ...PLAIN_FOOTER, ...UNSAVED } : { ...toFooter(row), ...stampOf(row) };
