import type { DocumentFields } from '@manzil/contracts/content/documents';
import { ResponsiveImage } from '../../components/responsive-image';
import { field } from '../../lib/fields';
import { formTexts } from '../../lib/form-texts';
import { NewsletterForm } from './newsletter-form';
import css from './newsletter.module.css';

const TITLE = 'newsletter-title';

/** The ninth section of the home page. */
export function NewsletterSection({ fields }: { fields: DocumentFields }) {
  const image = field(fields, 'sec9bgimg');
  const text = field(fields, 'sec9text');
  return (
    <section id="newsletter" className={css.band}>
      {image !== undefined && (
        <ResponsiveImage
          src={image}
          alt=""
          sizes="(max-width: 640px) 130vw, 100vw"
          width={1920}
          height={1080}
          widest={1920}
          className={css.image}
        />
      )}
      <div className={`container ${css.inner ?? ''}`}>
        <div className={css.card}>
          <h2 id={TITLE}>{field(fields, 'sec9heading') ?? formTexts.newsletter.title}</h2>
          {text !== undefined && <p className={css.text}>{text}</p>}
          <NewsletterForm labelledBy={TITLE} submit={field(fields, 'sec9button')} />
        </div>
      </div>
    </section>
  );
}
