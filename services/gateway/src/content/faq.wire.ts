import type { Faq } from '@manzil/contracts/content/collections';
import { z } from 'zod';

export const faqRowSchema = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
});
export type FaqRow = z.output<typeof faqRowSchema>;

export const toFaqRow = ({ id, question, answer }: Faq): FaqRow => ({ id, question, answer });
