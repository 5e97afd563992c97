import type { Faq } from '@manzil/contracts/content/collections';
import { ContactBand } from '../../components/contact-band';
import { EmptyNote } from '../../components/empty-note';
import { Icon } from '../../components/icon';
import { JsonLd } from '../../components/json-ld';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { texts } from '../../lib/texts';
import css from './content.module.css';

export function FaqsPage({ faqs }: { faqs: Faq[] }) {
  const { faqs: title, faqsDescription } = texts.pages;
  const ordered = faqs.toSorted((a, b) => a.position - b.position);
  return (
    <>
      <Seo title={title} description={faqsDescription} path="/faqs" />
      {faqs.length > 0 && <JsonLd data={faqJsonLd(ordered)} />}
      <PageHead title={title} text={faqsDescription} />
      <div className={`container ${css.narrow ?? ''}`}>
        {faqs.length === 0 && <EmptyNote />}
        {ordered.map((faq) => (
          <details key={faq.id} className={css.question} name="faq">
            <summary>
              <h2>{faq.question}</h2>
              <Icon name="down" />
            </summary>
            <p className={css.answer}>{faq.answer}</p>
          </details>
        ))}
        <div className={css.after}>
          <ContactBand title={texts.pages.faqsNext} />
        </div>
      </div>
    </>
  );
}

function faqJsonLd(faqs: Faq[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
