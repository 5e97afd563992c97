import type { NavigationItem, NavigationStyle } from '@manzil/contracts/content/collections';

export interface NavigationRow {
  id: number;
  title: string;
  urls: string;
  openin: 'newwindow' | '';
  position: number;
}

export const toNavigationRow = ({
  id,
  title,
  url,
  openInNewWindow,
  position,
}: NavigationItem): NavigationRow => ({
  id,
  title,
  urls: url,
  openin: openInNewWindow ? 'newwindow' : '',
  position,
});

export interface NavigationStyleRow {
  header_background_color: string;
  nav_color: string;
  nav_font_size: string;
  logo: string;
  buttonBackgroundColor: string;
  buttonTextColor: string;
  buttonFontSize: string;
  button_text: string;
}

export const toNavigationStyleRow = (style: NavigationStyle): NavigationStyleRow => ({
  header_background_color: style.headerBackgroundColor,
  nav_color: style.navColor,
  nav_font_size: style.navFontSize,
  logo: style.logo,
  buttonBackgroundColor: style.buttonBackgroundColor,
  buttonTextColor: style.buttonTextColor,
  buttonFontSize: style.buttonFontSize,
  button_text: style.buttonText,
});
