import type { ReactNode } from 'react';
import { ContactBand } from '../../components/contact-band';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { useTexts } from '../../../shared/lib/texts';
import css from './content.module.css';

/** Shows how the agency sells or lets a home, the form that begins it, and ways to reach a person. */
export function SellPage({ form }: { form: ReactNode }) {
  const texts = useTexts();
  const { sellHeading, sellText, sellDescription, sellSteps, sell } = texts.pages;
  return (
    <>
      <Seo title={sell} description={sellDescription} path="/sell" />
      <PageHead title={sellHeading} text={sellText} />
      <div className={`container ${css.page ?? ''}`}>
        <div className={css.formAndSteps}>
          {form}
          <ol className={css.steps}>
            {[sellSteps.value, sellSteps.prepare, sellSteps.sell].map(({ title, text }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className={css.after}>
          <ContactBand />
        </div>
      </div>
    </>
  );
}
