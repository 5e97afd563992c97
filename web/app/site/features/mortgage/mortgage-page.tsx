import type { ReactNode } from 'react';
import type { DocumentFields } from '@manzil/contracts/content/documents';
import type { FocalPoint } from '@manzil/contracts/content/focal-point';
import { PhotoBand } from '../../components/photo-band';
import { FramedPhoto } from '../../components/framed-photo';
import { Seo } from '../../components/seo';
import { TableFiles } from '../../components/table-files';
import type { CsvRow } from '../../lib/csv-href';
import { calculateMortgage, type Mortgage, type MortgageTerms } from '@manzil/rules/mortgage';
import { field, focusOf } from '../../lib/fields';
import type { DatedRules } from '../../lib/mortgage';
import { Calculator } from './calculator';
import { CostTable } from './cost-table';
import { useTermsInUrl } from './use-terms-in-url';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import type { TextsOf } from '../../../shared/lib/catalogue';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mortgageTexts from '../../../texts/en/on-demand/mortgage';
import button from '../../../shared/ui/link-button.module.css';
import css from './mortgage.module.css';

interface MortgagePageProps {
  fields: DocumentFields;
  rules: DatedRules;
  /** The enquiry, with the current result of the calculator. */
  form: (estimate: string) => ReactNode;
}

/** The stored sections of the mortgage page around the calculator; one without texts does not show. */
export function MortgagePage({ fields, rules, form }: MortgagePageProps) {
  const texts = useTexts();
  const { title } = onDemandTexts(mortgageTexts, texts);
  const [terms, setTerms] = useTermsInUrl(rules);
  const heading = field(fields, 'sec1heading') ?? texts.pages.mortgage;
  const banner = field(fields, 'sec1bgimage');
  const intro = field(fields, 'sec1discription');
  const explained = field(fields, 'sec2heading');
  return (
    <>
      <Seo
        title={heading}
        description={intro ?? texts.pages.mortgageDescription}
        path="/mortgageservices"
        image={banner}
      />
      <PhotoBand
        photo={banner}
        focus={focusOf(fields, 'sec1bgimage')}
        priority
        uprightSizes="100vw"
        className={css.banner}
        contentClassName={css.bannerText}
      >
        <h1>{heading}</h1>
        {intro !== undefined && <p>{intro}</p>}
        <p className={css.bannerActions}>
          <a href="#calculator" className={button.accent}>
            {field(fields, 'sec6heading') ?? title}
          </a>
          <a href="#enquiry" className={button.onNight}>
            {field(fields, 'sec5heading') ?? texts.pages.contact}
          </a>
        </p>
      </PhotoBand>
      <div className={`container ${css.page ?? ''}`}>
        {explained !== undefined && (
          <section className={css.intro}>
            <h2>{explained}</h2>
            <p>{field(fields, 'sec2discription')}</p>
          </section>
        )}
        <Calculator
          heading={field(fields, 'sec6heading') ?? title}
          anchor="calculator"
          terms={terms}
          onTerms={setTerms}
          rules={rules}
          costs={(mortgage) => (
            <>
              <CostTable terms={terms} loan={mortgage.loan} rules={rules} />
              <TableFiles name="mortgage" rows={yearsOf(onDemandTexts(mortgageTexts, texts), mortgage)} />
            </>
          )}
        />
        <Steps
          heading={field(fields, 'sec3heading')}
          image={field(fields, 'sec3image')}
          focus={focusOf(fields, 'sec3image')}
          items={pairs(fields, 'sec3subhead', 'sec3subdesc')}
          numbered
        />
        <Steps
          heading={field(fields, 'sec4heading')}
          image={field(fields, 'sec4image')}
          focus={focusOf(fields, 'sec4image')}
          items={pairs(fields, 'sec4subhead', 'sec4subheaddesc')}
        />
        <div className={css.form}>{form(summaryOf(texts, terms))}</div>
      </div>
    </>
  );
}

/** The table of the years with its head; amounts are whole AED. */
const yearsOf = (words: TextsOf<typeof mortgageTexts>, { years }: Mortgage): CsvRow[] => [
  [
    words.chartYear,
    ...[words.chartPrincipal, words.chartInterest, words.chartBalance].map((label) => words.inAed({ label })),
  ],
  ...years.map(({ year, principal, interest, balance }) => [
    year,
    ...[principal, interest, balance].map(Math.round),
  ]),
];

/** The terms and their result, in one line. */
function summaryOf(texts: Texts, terms: MortgageTerms): string {
  const { price, down, years, rate } = terms;
  return onDemandTexts(mortgageTexts, texts).summary({
    price: texts.format.aed(price),
    down,
    years,
    rate,
    monthly: texts.format.aed(calculateMortgage(terms).monthly),
  });
}

interface StepsProps {
  heading: string | undefined;
  image: string | undefined;
  focus: FocalPoint | undefined;
  items: { title: string; text: string }[];
  numbered?: boolean;
}

function Steps({ heading, image, focus, items, numbered = false }: StepsProps) {
  if (heading === undefined || items.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  return (
    <section className={css.steps}>
      <FramedPhoto
        photo={image}
        focus={focus}
        sizes="(min-resolution: 1.5dppx) 400px, (min-width: 900px) 560px, 100vw"
        width={1080}
        height={1150}
        className={css.stepsFrame}
      />
      <div>
        <h2>{heading}</h2>
        <List className={css.list}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}

/** Up to five numbered headings of a section with their texts. */
function pairs(fields: DocumentFields, head: string, text: string): { title: string; text: string }[] {
  return [1, 2, 3, 4, 5].flatMap((place) => {
    const title = field(fields, `${head}${String(place)}`);
    return title === undefined ? [] : [{ title, text: field(fields, `${text}${String(place)}`) ?? '' }];
  });
}
