import { z } from 'zod';
import { withoutInvisible } from '../visible-text.js';
import { CONTROL_CHARACTERS, DATA_MISSING, TOO_LONG } from './messages.js';

/** Control characters and lone surrogates, which people do not type and some databases cannot store. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}]/u;
/** The same, but allows line breaks and tabs. */
const NOT_IN_A_PARAGRAPH = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Longest value of each field, in UTF-16 units after trimming. */
export const LEAD_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  page: 500,
  consentText: 1_000,
  message: 4_000,
  notes: 4_000,
  assignee: 100,
  nextAction: 200,
  listingReference: 100,
  listingPagelink: 200,
  listingTitle: 300,
} as const;

/** Text trimmed and without invisible characters, which copied names often bring. */
const text = (max: number, refused: RegExp) =>
  z
    .string({ error: DATA_MISSING })
    .overwrite(withoutInvisible)
    .trim()
    .max(max, TOO_LONG)
    .refine((value) => !refused.test(value), { error: CONTROL_CHARACTERS });

/** Single-line text; may be empty. */
export const line = (max: number) => text(max, NOT_IN_A_LINE);
/** Non-empty single-line text. */
export const filledLine = (max: number) => line(max).min(1, DATA_MISSING);
/** Multi-line text; may be empty. */
export const paragraph = (max: number) => text(max, NOT_IN_A_PARAGRAPH);
/** Non-empty multi-line text. */
export const filledParagraph = (max: number) => paragraph(max).min(1, DATA_MISSING);
