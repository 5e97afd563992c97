import { useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import type { Faq } from '@manzil/contracts/content/collections';
import { ContactBand } from '../../components/contact-band';
import { EmptyNote } from '../../components/empty-note';
import { Icon } from '../../../shared/ui/icon';
import { JsonLd } from '../../components/json-ld';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { useEarlyText } from '../../../shared/lib/use-early-text';
import { searchFaqs } from './faq-search';
import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import faqsTexts from '../../../texts/en/on-demand/faqs';
import button from '../../../shared/ui/link-button.module.css';
import css from './content.module.css';
import faqCss from './faqs.module.css';

/** Questions that open their answers. The search is a form to this page; with scripts it answers while one types. */
export function FaqsPage({ faqs }: { faqs: Faq[] }) {
  const texts = useTexts();
  const words = onDemandTexts(faqsTexts, texts);
  const { faqs: title, faqsDescription } = texts.pages;
  const [params] = useSearchParams();
  const asked = params.get('q')?.trim().slice(0, 200) ?? '';
  const [given, setGiven] = useState(asked);
  const [search, setSearch] = useState(asked);
  if (given !== asked) {
    setGiven(asked);
    setSearch(asked);
  }
  const box = useRef<HTMLInputElement>(null);
  useEarlyText(box, setSearch);
  const found = searchFaqs(faqs, search);
  const searching = search.trim() !== '';
  return (
    <>
      <Seo title={title} description={faqsDescription} path="/faqs" index={asked === ''} />
      {faqs.length > 0 && <JsonLd data={faqJsonLd(searchFaqs(faqs, ''))} />}
      <PageHead title={title} text={faqsDescription}>
        <Form method="get" action="/faqs" role="search" className={faqCss.search} preventScrollReset replace>
          <label className="visually-hidden" htmlFor="faq-search">
            {words.search}
          </label>
          <input
            ref={box}
            id="faq-search"
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            placeholder={words.placeholder}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
            }}
          />
          <button type="submit" className={button.accent}>
            <Icon name="search" />
            {texts.search.submit}
          </button>
        </Form>
      </PageHead>
      <div className={`container ${css.page ?? ''} ${css.faqs ?? ''}`}>
        <div>
          {faqs.length === 0 && <EmptyNote />}
          <p role="status" className={searching && found.length > 0 ? faqCss.count : 'visually-hidden'}>
            {searching && words.found({ count: found.length })}
          </p>
          {faqs.length > 0 && found.length === 0 && (
            <div className={faqCss.none}>
              <h2>{texts.search.none}</h2>
              <p>{words.noneHelp({ search: search.trim() })}</p>
            </div>
          )}
          {found.map((faq) => (
            <details
              key={faq.id}
              {...languageOf(texts, faq.language)}
              className={css.question}
              open={searching && found.length === 1}
            >
              <summary>
                <h2>{faq.question}</h2>
                <Icon name="down" />
              </summary>
              <p className={css.answer}>{faq.answer}</p>
            </details>
          ))}
        </div>
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
