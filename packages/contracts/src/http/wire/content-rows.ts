import { z } from 'zod';
import type {
  BlogPost,
  Faq,
  NavigationItem,
  NavigationStyle,
  TeamMember,
  Testimonial,
} from '../../content/collections.js';

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

export const faqRowSchema = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
});
export type FaqRow = z.output<typeof faqRowSchema>;

export const toFaqRow = ({ id, question, answer }: Faq): FaqRow => ({ id, question, answer });

export const blogRowSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  /** Site path of the post. */
  url: z.string(),
  /** ISO 8601 date. */
  date: z.string(),
});
export type BlogRow = z.output<typeof blogRowSchema>;

export const toBlogRow = ({ id, title, content, slug, date }: BlogPost): BlogRow => ({
  id,
  title,
  content,
  url: `/blog/${slug}`,
  date,
});

export const teamMemberRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  photo: z.string(),
  designation: z.string(),
});
export type TeamMemberRow = z.output<typeof teamMemberRowSchema>;

export const toTeamMemberRow = ({ id, name, photo, designation }: TeamMember): TeamMemberRow => ({
  id,
  name,
  photo,
  designation,
});

export const testimonialRowSchema = z.object({
  TID: z.number(),
  Name: z.string(),
  Review: z.string(),
  /** 1 to 5. */
  Star: z.number(),
});
export type TestimonialRow = z.output<typeof testimonialRowSchema>;

export const toTestimonialRow = ({ id, name, review, stars }: Testimonial): TestimonialRow => ({
  TID: id,
  Name: name,
  Review: review,
  Star: stars,
});
