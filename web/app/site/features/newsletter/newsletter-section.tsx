import type { DocumentFields } from '@manzil/contracts/content/documents';
import { PhotoBand } from '../../components/photo-band';
import { field, focusOf } from '../../lib/fields';
import { NewsletterForm } from './newsletter-form';
import { useTexts } from '../../../shared/lib/texts';
import css from './newsletter.module.css';

const TITLE = 'newsletter-title';

/** The ninth section of the home page. */
export function NewsletterSection({ fields }: { fields: DocumentFields }) {
  const texts = useTexts();
  const text = field(fields, 'sec9text');
  return (
    <PhotoBand
      id="newsletter"
      photo={field(fields, 'sec9bgimg')}
      focus={focusOf(fields, 'sec9bgimg')}
      uprightSizes="max(100vw, 405px)"
      contentClassName={css.inner}
    >
      <div className={css.card}>
        <h2 id={TITLE}>{field(fields, 'sec9heading') ?? texts.form.newsletter.title}</h2>
        {text !== undefined && <p className={css.text}>{text}</p>}
        <NewsletterForm labelledBy={TITLE} submit={field(fields, 'sec9button')} />
      </div>
    </PhotoBand>
  );
}
