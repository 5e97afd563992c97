import { ChatIcon } from './chat-icon';
import { HeartIcon } from './heart-icon';
import { chatUrl, telUrl } from '../../shared/lib/safe-url';
import { Link } from 'react-router';
import { navigationStyle } from '../../shared/lib/navigation-style';
import { useSite } from '../../shared/lib/use-site';
import { Disclosure } from './disclosure';
import { Icon } from '../../shared/ui/icon';
import { LanguageLink, useOtherLanguages } from './language-link';
import { SavedLink } from './saved-link';
import { NavLinkItem, type NavEntry } from './nav-link-item';
import { useTexts, type Texts } from '../../shared/lib/texts';
import css from './site-header.module.css';

/** Links shown beside the logo on wide windows; the last of them moves under "Explore More" on narrower ones. */
const INLINE_LINKS = 6;

/** Links that are shown while the agency's own cannot be loaded. */
const fallback = (texts: Texts): NavEntry[] => [
  { id: 1, title: texts.adType.sale, url: '/buy', openInNewWindow: false },
  { id: 2, title: texts.adType.rent, url: '/rent', openInNewWindow: false },
  { id: 3, title: texts.developments.title, url: '/new_development_properties', openInNewWindow: false },
];

export function SiteHeader() {
  const texts = useTexts();
  const site = useSite();
  const languages = useOtherLanguages();
  const entries: NavEntry[] = site?.items ?? fallback(texts);
  const style = navigationStyle(site?.style);
  const buttonText = site?.style.buttonText.trim() || texts.header.listProperty;
  return (
    <header className={css.header} style={style.variables} data-palette={style.isOwn ? 'light' : undefined}>
      <div className={css.bar}>
        <Link to="/" className={css.logo} aria-label={texts.site.home}>
          <img src={style.logo} alt="" width={136} height={40} />
        </Link>
        <nav className={css.nav} aria-label={texts.header.mainNavigation}>
          <ul className={css.inline}>
            {entries.slice(0, INLINE_LINKS).map((entry) => (
              <li key={entry.id}>
                <NavLinkItem entry={entry} className={css.link} />
              </li>
            ))}
          </ul>
          {entries.length >= INLINE_LINKS && (
            <Disclosure
              className={`${css.more ?? ''} ${entries.length === INLINE_LINKS ? (css.narrowOnly ?? '') : ''}`}
              summaryClassName={css.moreButton}
              summary={
                <>
                  {texts.header.more} <Icon name="down" size={16} />
                </>
              }
            >
              <ul className={css.panel}>
                {entries.slice(INLINE_LINKS - 1).map((entry) => (
                  <li key={entry.id}>
                    <NavLinkItem entry={entry} className={css.panelLink} />
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </nav>
        {languages.map((language) => (
          <LanguageLink key={language} language={language} />
        ))}
        <SavedLink />
        <Link to="/sell" className={css.button} prefetch="intent">
          {buttonText}
        </Link>
        <Disclosure
          className={css.mobile}
          summaryClassName={css.hamburger}
          summary={
            <>
              <span className={css.whenClosed}>
                <Icon name="menu" size={26} />
              </span>
              <span className={css.whenOpen}>
                <Icon name="close" size={26} />
              </span>
              <span className="visually-hidden">{texts.header.menu}</span>
            </>
          }
        >
          <nav className={css.sheet} aria-label={texts.header.menu}>
            <ul className={css.sheetList}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <NavLinkItem entry={entry} className={css.sheetLink} />
                </li>
              ))}
            </ul>
            <Link to="/sell" className={css.sheetButton}>
              {buttonText}
            </Link>
            <ul className={css.sheetContact}>
              {site?.footer.phone && (
                <li>
                  <a href={telUrl(site.footer.phone)}>
                    <Icon name="phone" size={20} />
                    <bdi>{site.footer.phone}</bdi>
                  </a>
                </li>
              )}
              {site && (
                <li>
                  <a href={chatUrl(site.chatNumber, texts.chat.text)} target="_blank" rel="noopener">
                    <ChatIcon size={20} /> {texts.listing.whatsapp}
                    <span className="visually-hidden"> {texts.header.newWindow}</span>
                  </a>
                </li>
              )}
              <li>
                <Link to="/favourites">
                  <HeartIcon size={20} /> {texts.favourites.title}
                </Link>
              </li>
              <li>
                <Link to="/save-search">
                  <Icon name="mail" size={20} /> {texts.header.alerts}
                </Link>
              </li>
            </ul>
          </nav>
        </Disclosure>
      </div>
    </header>
  );
}
