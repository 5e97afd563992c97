import type { Faq } from '@manzil/contracts/content/collections';
import { ContactBand } from '../../components/contact-band';
import { EmptyNote } from '../../components/empty-note';
import { Icon } from '../../components/icon';
import { JsonLd } from '../../components/json-ld';
import { PageHead } from '../../components/page-head';
import { RichText } from '../../components/rich-text';
import { Seo } from '../../components/seo';
import { plainText } from '../../lib/plain-text';
import { texts } from '../../lib/texts';
import css from './content.module.css';

const LONGEST_ANSWER = 1000;

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
            <div className={css.answer}>
              <RichText html={faq.answer} />
            </div>
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
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, LONGEST_ANSWER) },
    })),
  };
}
