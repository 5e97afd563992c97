import { useId, type ComponentProps } from 'react';
import { EnquiryForm } from './enquiry-form';
import css from './enquiry.module.css';

interface EnquiryCardProps extends Omit<ComponentProps<typeof EnquiryForm>, 'labelledBy'> {
  title: string;
  text?: string | undefined;
  /** The id of the card, as target of links. */
  anchor?: string;
}

/** An enquiry form with its heading, on a card. */
export function EnquiryCard({ title, text, anchor = 'enquiry', ...form }: EnquiryCardProps) {
  const id = useId();
  return (
    <section id={anchor} className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {text !== undefined && <p className={css.text}>{text}</p>}
      <EnquiryForm {...form} labelledBy={id} />
    </section>
  );
}
