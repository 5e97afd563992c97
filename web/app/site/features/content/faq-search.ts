import type { Faq } from '@manzil/contracts/content/collections';

/** Questions in the agency's order; with a search, the ones that contain every word of it, in question or answer. */
export function searchFaqs(faqs: readonly Faq[], search: string): Faq[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return faqs
    .filter(({ question, answer }) => {
      const text = `${question} ${answer}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => a.position - b.position);
}
