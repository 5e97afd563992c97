import type { DocumentFields } from '@manzil/contracts/content/documents';
import { useTexts } from '../../../shared/lib/texts';
import { Icon } from '../../../shared/ui/icon';
import { PhotoBand } from '../../components/photo-band';
import { SmartLink } from '../../components/smart-link';
import { field, focusOf } from '../../lib/fields';
import button from '../../../shared/ui/link-button.module.css';
import css from './holiday-banner.module.css';

/** The agency's holiday homes, which live on a site of their own, and the page for owners of one. */
export function HolidayBanner({ fields }: { fields: DocumentFields }) {
  const texts = useTexts();
  const heading = field(fields, 'sec4heading');
  const image = field(fields, 'sec4bgimage');
  if (heading === undefined) return null;
  const text = field(fields, 'sec4text');
  const link = field(fields, 'sec4link');
  const label = field(fields, 'sec4button');
  return (
    <PhotoBand
      photo={image}
      focus={focusOf(fields, 'sec4bgimage')}
      uprightSizes="100vw"
      className={css.holiday}
      contentClassName={css.holidayText}
    >
      <h2>{heading}</h2>
      {text !== undefined && <p>{text}</p>}
      <p className={css.ways}>
        <SmartLink to="/sell/holiday-homes" className={button.accent}>
          {texts.home.holidayOwners}
        </SmartLink>
        {link !== undefined && label !== undefined && (
          <SmartLink to={link} className={button.onNight} newWindow>
            {label} <Icon name="external" size={18} />
          </SmartLink>
        )}
      </p>
    </PhotoBand>
  );
}
