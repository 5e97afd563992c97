import { z } from 'zod';

/** What the forms send, as the API document tells it. The rules are those of the contracts' submissions. */
const besides = {
  /** Made by the browser: sent twice it is one lead. */
  id: z.uuid().optional(),
  consentText: z.string().optional(),
  /** Kept out of people's sight. */
  website: z.string().optional(),
  /** Milliseconds since the form was shown. */
  openForMs: z.number().optional(),
};

export const popupBody = z.object({
  Name: z.string(),
  email: z.string(),
  Phone: z.string(),
  SelectedOptionval: z.string(),
  dialcode: z.string(),
  page: z.string().optional(),
  ...besides,
});

export const newsletterBody = z.object({
  subemail: z.string(),
  pageUrl: z.string().optional(),
  agreed: z.boolean().optional(),
  ...besides,
});

export const enquiryBody = z.object({
  kind: z.enum(['contact', 'sell', 'listing', 'mortgage']),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  dialCode: z.string().optional(),
  message: z.string(),
  page: z.string(),
  listing: z
    .object({
      id: z.int().optional(),
      reference: z.string(),
      pagelink: z.string(),
      title: z.string(),
    })
    .optional(),
  ...besides,
});
