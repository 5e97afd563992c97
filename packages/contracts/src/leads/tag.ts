import { z } from 'zod';
import { filledLine } from './text.js';

export const LONGEST_TAG = 40;
export const MOST_LEAD_TAGS = 20;
/** Maximum number of tags that are suggested. */
export const MOST_SUGGESTED_TAGS = 200;

/** A tag of a lead: lower case, without commas and semicolons, which separate tags in a file. */
export const leadTagSchema = filledLine(LONGEST_TAG)
  .transform((tag) => tag.toLowerCase().replace(/\s+/g, ' '))
  .refine((tag) => !/[,;]/.test(tag), 'A tag has no comma or semicolon');

export const leadTagsSchema = z
  .array(leadTagSchema)
  .max(MOST_LEAD_TAGS, `A lead has ${String(MOST_LEAD_TAGS)} tags at most`);
