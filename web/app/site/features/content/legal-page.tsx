import type { ContentDocument } from '@manzil/contracts/content/documents';
import { EmptyNote } from '../../components/empty-note';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { SmartLink } from '../../components/smart-link';
import { AnalyticsChoice } from '../../components/analytics/analytics-choice';
import { field } from '../../lib/fields';
import { textBlocks } from '../../lib/text-blocks';
import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import legalTexts from '../../../texts/en/on-demand/legal';
import css from './legal.module.css';

const KEYS = { '/privacy': 'privacy', '/terms': 'terms', '/cookies': 'cookies' } as const;

interface LegalPageProps {
  document: ContentDocument;
  path: keyof typeof KEYS;
}

/** A legal page: an introduction with its date, a list of its sections, and the sections. */
export function LegalPage({ document: { fields, updatedAt, version, language }, path }: LegalPageProps) {
  const texts = useTexts();
  const words = onDemandTexts(legalTexts, texts);
  const title = field(fields, 'sec1heading') ?? texts.legal[KEYS[path]].title;
  const sections = sectionsOf(fields);
  const intro = field(fields, 'sec1text');
  return (
    <>
      <Seo title={title} description={words.descriptions[KEYS[path]]} path={path} />
      <PageHead title={title}>
        {version > 0 && (
          <p className={css.changed}>
            {words.changed} <time dateTime={updatedAt.slice(0, 10)}>{texts.format.date(updatedAt)}</time>
            {` · ${words.version({ version })}`}
          </p>
        )}
      </PageHead>
      <div className={`container ${css.page ?? ''}`}>
        {sections.length > 1 && (
          <nav className={css.contents} aria-labelledby="legal-contents">
            <h2 id="legal-contents">{words.contents}</h2>
            <ol>
              {sections.map(({ number, heading }) => (
                <li key={number}>
                  <a href={`#section-${String(number)}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={css.text}>
          {intro === undefined && sections.length === 0 && <EmptyNote />}
          {intro !== undefined && (
            <div {...languageOf(texts, language)}>
              <Blocks text={intro} />
            </div>
          )}
          {sections.map(({ number, heading, text }) => (
            <section
              key={number}
              {...languageOf(texts, language)}
              aria-labelledby={`section-${String(number)}`}
            >
              <h2 id={`section-${String(number)}`}>{heading}</h2>
              <Blocks text={text} />
            </section>
          ))}
          {path === '/cookies' && <AnalyticsChoice />}
          {path === '/privacy' && (
            <p className={css.reach}>
              <SmartLink to="/mydata">{words.myData}</SmartLink>
            </p>
          )}
          <p className={css.reach}>
            {words.questions} <SmartLink to="/contact">{words.contact}</SmartLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** Sections 2 and on, except the ones that staff have emptied. */
const sectionsOf = (fields: ContentDocument['fields']) =>
  [2, 3, 4, 5, 6, 7, 8, 9].flatMap((number) => {
    const heading = field(fields, `sec${String(number)}heading`);
    const text = field(fields, `sec${String(number)}text`) ?? '';
    return heading === undefined ? [] : [{ number, heading, text }];
  });

function Blocks({ text }: { text: string }) {
  return textBlocks(text).map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>{block.text}</p>
    ) : (
      <ul key={index}>
        {block.items.map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    ),
  );
}
