import type { DocumentFields } from '@manzil/contracts/content/documents';
import { ResponsiveImage } from '../../components/responsive-image';
import { SmartLink } from '../../components/smart-link';
import { field } from '../../lib/fields';
import { texts } from '../../lib/texts';
import button from '../../components/button.module.css';
import css from './bands.module.css';

/** Owners are invited to talk about their home. */
export function SellBand({ fields }: { fields: DocumentFields }) {
  const heading = field(fields, 'sec3heading');
  if (heading === undefined) return null;
  const image = field(fields, 'sec3image');
  const text = field(fields, 'sec3text');
  return (
    <section className="container">
      <div className={css.sell}>
        <div className={css.sellText}>
          <h2>{heading}</h2>
          <p>{text ?? texts.pages.sellText}</p>
          <SmartLink to="/sell" className={button.primary}>
            {field(fields, 'sec3button') ?? texts.home.sell}
          </SmartLink>
        </div>
        {image !== undefined && (
          <div className={css.sellFrame}>
            <ResponsiveImage
              src={image}
              alt=""
              sizes="(min-width: 900px) 640px, 100vw"
              width={1200}
              height={800}
              className={css.cover}
            />
          </div>
        )}
      </div>
    </section>
  );
}
