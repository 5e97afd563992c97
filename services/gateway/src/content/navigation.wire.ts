import type { NavigationItem, NavigationStyle } from '@manzil/contracts/content/collections';
import { z } from 'zod';

export const navigationRowSchema = z.object({
  id: z.number(),
  title: z.string(),
  urls: z.string(),
  openin: z.enum(['newwindow', '']),
  position: z.number(),
});
export type NavigationRow = z.output<typeof navigationRowSchema>;

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

export const navigationStyleRowSchema = z.object({
  header_background_color: z.string(),
  nav_color: z.string(),
  nav_font_size: z.string(),
  logo: z.string(),
  buttonBackgroundColor: z.string(),
  buttonTextColor: z.string(),
  buttonFontSize: z.string(),
  button_text: z.string(),
});
export type NavigationStyleRow = z.output<typeof navigationStyleRowSchema>;

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
