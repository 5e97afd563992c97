import { DOCUMENT_FIELDS } from './document-fields.js';
import { documentNameOf } from './documents.js';
import type { TranslatedKind } from './translation.js';

/** Single-line text, multi-line text, or HTML in which each paragraph is a separate text. */
export type TextFieldKind = 'line' | 'text' | 'html';

/** Paths of the texts of a record, in reading order; `*` matches each item of a list. */
export type TextFields = Readonly<Record<string, TextFieldKind>>;

/**
 * Names of people and places, slugs and links are not translated, because other records and URLs refer to them. A
 * category or a tag is translated once for all posts, among the `blog-terms`.
 */
const FIELDS: Readonly<Record<Exclude<TranslatedKind, 'document'>, TextFields>> = {
  faq: { question: 'line', answer: 'text' },
  testimonial: { review: 'text' },
  'team-member': { designation: 'line', 'languages.*': 'line', about: 'text' },
  'navigation-item': { title: 'line' },
  'navigation-style': { buttonText: 'line' },
  footer: {
    about: 'text',
    address: 'line',
    'columns.*.heading': 'line',
    'columns.*.links.*.title': 'line',
    copyright: 'line',
  },
  page: { title: 'line', html: 'html', seoTitle: 'line', metaDescription: 'text', keywords: 'line' },
  'blog-post': {
    title: 'line',
    excerpt: 'text',
    content: 'html',
    seoTitle: 'line',
    seoDescription: 'text',
  },
  'blog-terms': { 'categories.*': 'line', 'tags.*': 'line' },
  development: {
    name: 'line',
    developerName: 'line',
    completion: 'line',
    description: 'html',
    paymentPlan: 'html',
    facilities: 'html',
    keyFeatures: 'html',
  },
};

/** Fields of documents that are the same in every language. */
const NOT_TRANSLATED = new Set([
  ...['phone', 'whatsapp', 'email', 'orn', 'rerapermit', 'tradelicence'],
  'currency',
]);

/** Returns the texts that a record can have. */
export function textFieldsOf(kind: TranslatedKind, id: number): TextFields {
  if (kind !== 'document') return FIELDS[kind];
  const name = documentNameOf(id);
  return Object.fromEntries(
    Object.entries(name === undefined ? {} : DOCUMENT_FIELDS[name]).flatMap(([field, of]) =>
      (of === 'line' || of === 'text') && !NOT_TRANSLATED.has(field) ? [[field, of]] : [],
    ),
  );
}
