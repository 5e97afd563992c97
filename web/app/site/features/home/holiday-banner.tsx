import type { DocumentFields } from '@manzil/contracts/content/documents';
import { Icon } from '../../../shared/ui/icon';
import { PhotoBand } from '../../components/photo-band';
import { SmartLink } from '../../components/smart-link';
import { field, focusOf } from '../../lib/fields';
import button from '../../../shared/ui/link-button.module.css';
import css from './holiday-banner.module.css';

/** The agency's holiday homes: a page of the site, or a site of their own. */
export function HolidayBanner({ fields }: { fields: DocumentFields }) {
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
      {link !== undefined && label !== undefined && (
        <SmartLink to={link} className={button.onNight} newWindow={!link.startsWith('/')}>
          {label} <Icon name={link.startsWith('/') ? 'arrow' : 'external'} size={18} />
        </SmartLink>
      )}
    </PhotoBand>
  );
}
