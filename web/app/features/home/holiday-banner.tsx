import type { DocumentFields } from '@manzil/contracts/content/documents';
import { Icon } from '../../components/icon';
import { ResponsiveImage } from '../../components/responsive-image';
import { SmartLink } from '../../components/smart-link';
import { field } from '../../lib/fields';
import button from '../../components/button.module.css';
import css from './bands.module.css';

/** The agency's holiday homes, which live on a site of their own. */
export function HolidayBanner({ fields }: { fields: DocumentFields }) {
  const heading = field(fields, 'sec4heading');
  const image = field(fields, 'sec4bgimage');
  if (heading === undefined) return null;
  const text = field(fields, 'sec4text');
  const link = field(fields, 'sec4link');
  const label = field(fields, 'sec4button');
  return (
    <section className={css.holiday}>
      {image !== undefined && (
        <ResponsiveImage
          src={image}
          alt=""
          sizes="(max-width: 640px) 130vw, 100vw"
          width={1920}
          height={1080}
          widest={1920}
          className={css.holidayImage}
        />
      )}
      <div className={`container ${css.holidayText ?? ''}`}>
        <h2>{heading}</h2>
        {text !== undefined && <p>{text}</p>}
        {link !== undefined && label !== undefined && (
          <SmartLink to={link} className={button.onNight} newWindow>
            {label} <Icon name="external" size={18} />
          </SmartLink>
        )}
      </div>
    </section>
  );
}
