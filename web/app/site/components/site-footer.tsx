import { mailtoUrl } from '@manzil/contracts/mailto-url';
import { Link } from 'react-router';
import { chatUrl, telUrl } from '../../shared/lib/safe-url';
import { shownOrn, useSite, type Site } from '../../shared/lib/use-site';
import { CurrencySwitch } from './currency-switch';
import { SmartLink } from './smart-link';
import { useTexts, type Texts } from '../../shared/lib/texts';
import css from './site-footer.module.css';

export function SiteFooter() {
  const texts = useTexts();
  const site = useSite();
  const footer = site?.footer;
  const legalLinks = [
    ['/contact', texts.contact.title],
    ['/favourites', texts.favourites.title],
    ['/save-search', texts.header.alerts],
    ['/privacy', texts.legal.privacy.title],
    ['/terms', texts.legal.terms.title],
    ['/cookies', texts.legal.cookies.title],
  ] as const;
  return (
    <footer className={css.footer}>
      <div className={`container ${css.top ?? ''}`}>
        <div className={css.brand}>
          <Link to="/" aria-label={texts.site.home}>
            <img src="/logo-manzil-on-dark.svg" alt="" width={150} height={44} loading="lazy" />
          </Link>
          {footer && <p className={css.about}>{footer.about}</p>}
          {site && footer && (
            <address className={css.address}>
              {footer.address !== '' && <span>{footer.address}</span>}
              {footer.phone !== '' && <a href={telUrl(footer.phone)}>{footer.phone}</a>}
              {footer.email !== '' && <a href={mailtoUrl(footer.email)}>{footer.email}</a>}
              <a href={chatUrl(site.chatNumber, texts.chat.text)} target="_blank" rel="noopener">
                {texts.listing.whatsapp}
                <span className="visually-hidden"> {texts.header.newWindow}</span>
              </a>
            </address>
          )}
        </div>
        {footer?.columns.map((column) => (
          <nav key={column.heading} aria-label={column.heading}>
            <p className={css.heading}>{column.heading}</p>
            <ul className={css.links}>
              {column.links.map((link) => (
                <li key={link.url + link.title}>
                  <SmartLink to={link.url}>{link.title}</SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {site && footer && (
        <div className={`container ${css.bottom ?? ''}`}>
          <p>
            {footer.copyright}
            {licencesOf(texts, site).map((licence) => (
              <span key={licence}>{licence}</span>
            ))}
          </p>
          <CurrencySwitch />
          <ul className={css.legal} aria-label={texts.footer.legal}>
            {legalLinks.map(([path, title]) => (
              <li key={path}>
                <SmartLink to={path}>{title}</SmartLink>
              </li>
            ))}
          </ul>
          {footer.social.length > 0 && (
            <ul className={css.social} aria-label={texts.footer.follow}>
              {footer.social.map(({ network, url }) => (
                <li key={network}>
                  <SmartLink to={url} newWindow>
                    {network}
                  </SmartLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </footer>
  );
}

/** The footer's own ORN, or all numbers of the agency where staff have chosen so. */
function licencesOf(texts: Texts, site: Site): string[] {
  const words = texts.footer;
  const { licences } = site.settings;
  const orn = shownOrn(site);
  return [
    ...(orn === '' ? [] : [words.licence({ orn })]),
    ...(licences?.permit === undefined ? [] : [words.permit({ permit: licences.permit })]),
    ...(licences?.tradeLicence === undefined ? [] : [words.tradeLicence({ licence: licences.tradeLicence })]),
  ];
}
