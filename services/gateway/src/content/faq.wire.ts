import type { Faq } from '@manzil/contracts/content/collections';

export interface FaqRow {
  id: number;
  question: string;
  answer: string;
}

export const toFaqRow = ({ id, question, answer }: Faq): FaqRow => ({ id, question, answer });
