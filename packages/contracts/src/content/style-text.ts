import { z } from 'zod';

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const LENGTH = /^(\d{1,3}(?:\.\d{1,3})?)(px|rem|em)$/i;
const PIXELS: Record<string, number> = { px: 1, rem: 16, em: 16 };
const SMALLEST_FONT_PX = 8;
const LARGEST_FONT_PX = 48;

function isFontSize(value: string): boolean {
  const [, amount, unit] = LENGTH.exec(value) ?? [];
  if (amount === undefined || unit === undefined) return false;
  const pixels = Number(amount) * (PIXELS[unit.toLowerCase()] ?? 0);
  return pixels >= SMALLEST_FONT_PX && pixels <= LARGEST_FONT_PX;
}

/**
 * A CSS hex colour, or empty for the design's default. Validated strictly, because it is inserted into a
 * stylesheet.
 */
export const colourOrNothing = z
  .string()
  .trim()
  .refine(
    (value) => value === '' || HEX_COLOUR.test(value),
    'Enter a colour such as #1c2430, or leave it empty',
  );

/** A legible CSS length, or empty for the design's default. */
export const fontSizeOrNothing = z
  .string()
  .trim()
  .refine(
    (value) => value === '' || isFontSize(value),
    `Enter a size such as 16px or 1rem (${SMALLEST_FONT_PX} to ${LARGEST_FONT_PX} px), or leave it empty`,
  );
