import { z } from 'zod';
import { colourOrNothing, fontSizeOrNothing } from './style-text.js';
import { relatedHomesSchema } from './related-homes.js';
import { filledText, imageUrl, linkUrl, longText, slugText, text } from './text.js';

/**
 * Maximum size of a post's rich text in a message; leaves room for the other fields within the limit of an HTTP
 * body.
 */
export const MAX_POST_BYTES = 200_000;

/** Tags of one post. */
export const MOST_TAGS = 12;

const EMAIL_INVALID = 'Please enter a valid email address.';
const email = z.union([z.literal(''), z.email(EMAIL_INVALID).max(254)]);
export const staffEmailSchema = z.union([z.literal(''), z.email(EMAIL_INVALID).max(100)], EMAIL_INVALID);
/** Parentheses, spaces and hyphens are allowed for readability; `tel:` links use the digits only. */
const phone = text(40)
  .trim()
  .regex(/^(?:\+?[\d\s()-]{3,})?$/, 'Please enter a valid phone number.');
const emptyOrImage = z.union([z.literal(''), imageUrl], 'Choose a picture from the library (/uploads/…)');
const perCent = z.int().min(0).max(100);
const link = z.object({ title: filledText(80), url: linkUrl });

export const navigationItemFieldsSchema = z.object({
  title: filledText(60),
  url: linkUrl,
  openInNewWindow: z.boolean().default(false),
});

export const navigationStyleFieldsSchema = z.object({
  headerBackgroundColor: colourOrNothing,
  navColor: colourOrNothing,
  navFontSize: fontSizeOrNothing,
  logo: emptyOrImage,
  buttonBackgroundColor: colourOrNothing,
  buttonTextColor: colourOrNothing,
  buttonFontSize: fontSizeOrNothing,
  buttonText: text(60).trim(),
});

export const footerFieldsSchema = z.object({
  about: text(1_000),
  address: text(300),
  phone,
  email,
  licence: text(60),
  columns: z.array(z.object({ heading: filledText(80), links: z.array(link).max(12) })).max(6),
  social: z.array(z.object({ network: filledText(40), url: linkUrl })).max(10),
  copyright: text(200),
});

export const faqFieldsSchema = z.object({
  question: filledText(300),
  answer: longText(6_000).trim().min(1, 'This field is required'),
});

/** Crops of a photo are centred on `focalX`, `focalY` per cent. */
export const teamMemberFieldsSchema = z.object({
  name: filledText(100),
  designation: filledText(150),
  photo: imageUrl,
  focalX: perCent.default(50),
  focalY: perCent.default(50),
  /** Empty: derived from the name. */
  slug: z.union([z.literal(''), slugText]).default(''),
  brn: text(20).trim().regex(/^\d*$/, 'A BRN is digits alone').default(''),
  languages: z.array(filledText(40)).max(12).default([]),
  areas: z.array(filledText(80)).max(12).default([]),
  phone: phone.default(''),
  whatsapp: phone.default(''),
  about: text(3_000).trim().default(''),
  /** For staff only, like the next two; the stored value stays when one is absent. */
  email: staffEmailSchema.optional(),
  /** Last day on which the BRN card is valid. */
  brnExpires: z.iso.date('Enter a date').nullable().optional(),
  /** True when the member is offered as an adviser of listings. */
  advises: z.boolean().optional(),
});

/** A card that visitors are not shown may have no job title and no photo. */
export const hiddenTeamMemberSchema = teamMemberFieldsSchema.extend({
  designation: z.union([z.literal(''), filledText(150)]),
  photo: z.union([z.literal(''), imageUrl]),
});

export const testimonialFieldsSchema = z.object({
  name: filledText(100),
  review: longText(4_000).trim().min(1, 'This field is required'),
  stars: z.int().min(1).max(5),
});

function isThinkable(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 2000 && year < 2200;
}

/** An ISO 8601 timestamp with its offset from UTC. */
const timestamp = z.iso
  .datetime({ offset: true, error: 'Enter a date and time with a time zone' })
  .refine(isThinkable, 'Enter a date of this century or the next');

/**
 * A post that is not a draft is public from `publishAt` on; null means now, or the date on which it was first
 * published. Content is sanitised when it is saved.
 */
export const blogPostFieldsSchema = z.object({
  title: filledText(200),
  slug: slugText,
  excerpt: text(500).trim(),
  content: longText(MAX_POST_BYTES),
  image: imageUrl.nullable().default(null),
  draft: z.boolean(),
  publishAt: timestamp.nullable().default(null),
  author: text(100).trim().default(''),
  category: text(60).trim().default(''),
  tags: z.array(filledText(40)).max(MOST_TAGS).default([]),
  /** Empty: the title. */
  seoTitle: text(200).trim().default(''),
  /** Empty: the excerpt. */
  seoDescription: text(500).trim().default(''),
  /** Null: `image`. */
  socialImage: imageUrl.nullable().default(null),
  /** Null: listings that match the text. */
  relatedHomes: relatedHomesSchema.nullable().default(null),
});

export type NavigationItemFields = z.output<typeof navigationItemFieldsSchema>;
export type NavigationStyleFields = z.output<typeof navigationStyleFieldsSchema>;
export type FooterFields = z.output<typeof footerFieldsSchema>;
export type FaqFields = z.output<typeof faqFieldsSchema>;
export type TeamMemberFields = z.output<typeof teamMemberFieldsSchema>;
export type TestimonialFields = z.output<typeof testimonialFieldsSchema>;
export type BlogPostFields = z.output<typeof blogPostFieldsSchema>;
