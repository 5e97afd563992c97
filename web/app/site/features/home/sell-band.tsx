import type { ReactNode } from 'react';
import type { DocumentFields } from '@manzil/contracts/content/documents';
import { FramedPhoto } from '../../components/framed-photo';
import { field, focusOf } from '../../lib/fields';
import { useTexts } from '../../../shared/lib/texts';
import css from './sell-band.module.css';

/** Id of the heading that names the form in the band. */
export const SELL_TITLE = 'sell-title';

/** Owners begin to sell or let their home here, with the form that /sell has too. */
export function SellBand({ fields, form }: { fields: DocumentFields; form: ReactNode }) {
  const texts = useTexts();
  return (
    <section className="container">
      <div className={css.sell}>
        <div className={css.intro}>
          <div className={css.text}>
            <h2 id={SELL_TITLE}>{field(fields, 'sec3heading') ?? texts.pages.sell}</h2>
            <p>{field(fields, 'sec3text') ?? texts.form.enquiry.sellText}</p>
          </div>
          <FramedPhoto
            photo={field(fields, 'sec3image')}
            focus={focusOf(fields, 'sec3image')}
            sizes="(min-width: 980px) and (min-resolution: 1.5dppx) 400px, (min-width: 980px) 540px, (min-width: 640px) 46vw, 75vw"
            width={540}
            height={540}
            className={css.frame}
          />
        </div>
        <div className={css.form}>{form}</div>
      </div>
    </section>
  );
}
