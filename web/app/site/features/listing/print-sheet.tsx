import type { Property } from '@manzil/contracts/listings/property';
import { permitAuthority } from '../../lib/listing-permit';
import type { QrCode } from '../../../shared/lib/qr';
import { shownOrn, useSite } from '../../../shared/lib/use-site';
import { usePageUrl } from '../../../shared/lib/use-page-url';
import { useTexts } from '../../../shared/lib/texts';
import css from './print-sheet.module.css';

interface PrintSheetProps {
  property: Pick<Property, 'agent' | 'emirate' | 'pagelink' | 'permitNumber' | 'reference'>;
  qr: QrCode;
}

/** Prints who offers the home, its permit and a QR code of its page; it is not shown on screens. */
export function PrintSheet({ property, qr }: PrintSheetProps) {
  const texts = useTexts();
  const site = useSite();
  const { agent, permitNumber: permit, reference } = property;
  const authority = permitAuthority(texts, property.emirate);
  const orn = site === undefined ? '' : shownOrn(site);
  const url = usePageUrl()(`/${property.pagelink}`);
  return (
    <section className={css.sheet} aria-hidden="true">
      <svg viewBox={`-2 -2 ${String(qr.size + 4)} ${String(qr.size + 4)}`} className={css.code}>
        <path d={qr.path} />
      </svg>
      <div>
        <p className={css.agency}>{texts.site.tagline}</p>
        <p>
          {texts.format.listed([
            agent?.name,
            agent?.phone ?? site?.footer.phone,
            agent?.email ?? site?.footer.email,
          ])}
        </p>
        <p>
          {texts.format.listed([
            texts.listing.referenceIs({ reference }),
            permit !== null &&
              (authority === undefined
                ? texts.listing.permitIs({ permit })
                : texts.listing.permitOf({ permit, authority })),
            orn !== '' && texts.footer.licence({ orn }),
          ])}
        </p>
        <p>{url}</p>
      </div>
    </section>
  );
}
