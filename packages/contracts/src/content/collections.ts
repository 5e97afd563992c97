import { z } from 'zod';
import { inLanguage } from './language.js';
import { relatedHomesSchema } from './related-homes.js';

export const navigationItemSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Site path or absolute URL. */
  url: z.string(),
  openInNewWindow: z.boolean(),
  position: z.int(),
  ...inLanguage,
});
export type NavigationItem = z.infer<typeof navigationItemSchema>;

/** Colours are CSS hex colours, sizes CSS lengths; empty means the design's default. */
export const navigationStyleSchema = z.object({
  headerBackgroundColor: z.string(),
  navColor: z.string(),
  navFontSize: z.string(),
  logo: z.string(),
  buttonBackgroundColor: z.string(),
  buttonTextColor: z.string(),
  buttonFontSize: z.string(),
  buttonText: z.string(),
  ...inLanguage,
});
export type NavigationStyle = z.infer<typeof navigationStyleSchema>;

export const footerSchema = z.object({
  about: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Brokerage office registration number (ORN). */
  licence: z.string(),
  columns: z.array(
    z.object({ heading: z.string(), links: z.array(z.object({ title: z.string(), url: z.string() })) }),
  ),
  social: z.array(z.object({ network: z.string(), url: z.string() })),
  copyright: z.string(),
  ...inLanguage,
});
export type Footer = z.infer<typeof footerSchema>;

export const faqSchema = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  position: z.int(),
  ...inLanguage,
});
export type Faq = z.infer<typeof faqSchema>;

/** A post as lists show it. */
export const blogPostSummarySchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Path of the post below /blog, without slashes. */
  slug: z.string(),
  excerpt: z.string(),
  image: z.string().nullable(),
  /** ISO 8601 date, by the calendar of Dubai. */
  date: z.string(),
  /** Empty for a post without an author. */
  author: z.string().default(''),
  /** Empty when it has none; its page is {@link categorySlug}. */
  category: z.string().default(''),
  /** Each has a page, {@link categorySlug}. */
  tags: z.array(z.string()).default([]),
  ...inLanguage,
});
export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>;

/** Texts for search engines and social networks, and the listings shown below a post. */
export const postDetails = {
  /** Empty: the title. */
  seoTitle: z.string().default(''),
  /** Empty: the excerpt. */
  seoDescription: z.string().default(''),
  /** Null: the image of the post. */
  socialImage: z.string().nullable().default(null),
  /** Null: listings that match the text. */
  relatedHomes: relatedHomesSchema.nullable().default(null),
};

export const blogPostSchema = blogPostSummarySchema.extend({
  /** Sanitised HTML. */
  content: z.string(),
  ...postDetails,
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const teamMemberSchema = z.object({
  id: z.int(),
  name: z.string(),
  designation: z.string(),
  photo: z.string(),
  /** Focal point: stays visible in every crop of the photo; per cent from the left and from the top. */
  focalX: z.int().min(0).max(100).default(50),
  focalY: z.int().min(0).max(100).default(50),
  position: z.int(),
  /** Path of the adviser's page below /meetmyteam; empty when the previous release answers. */
  slug: z.string().default(''),
  /** Broker registration number of RERA; empty for other members. */
  brn: z.string().default(''),
  languages: z.array(z.string()).default([]),
  /** Communities the adviser knows, as spelled in listings. */
  areas: z.array(z.string()).default([]),
  phone: z.string().default(''),
  whatsapp: z.string().default(''),
  /** A few sentences; empty lines divide paragraphs. */
  about: z.string().default(''),
  ...inLanguage,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const testimonialSchema = z.object({
  id: z.int(),
  name: z.string(),
  review: z.string(),
  /** 1 to 5. */
  stars: z.int().min(1).max(5),
  ...inLanguage,
});
export type Testimonial = z.infer<typeof testimonialSchema>;
