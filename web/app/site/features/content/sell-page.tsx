import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChatIcon } from '../../components/chat-icon';
import { ContactBand } from '../../components/contact-band';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { chatUrl } from '../../../shared/lib/safe-url';
import { useSite } from '../../../shared/lib/use-site';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import ownerTexts from '../../../texts/en/on-demand/owners';
import { OWNER_SERVICES, type OwnerPath } from './owner-services';
import button from '../../../shared/ui/link-button.module.css';
import css from './content.module.css';

const PATHS = Object.keys(OWNER_SERVICES) as OwnerPath[];

/** Shows what the agency does for owners, the form that begins it, what follows, and who answers. */
export function SellPage({ path, form }: { path: OwnerPath; form: ReactNode }) {
  const texts = useTexts();
  const site = useSite();
  const words = onDemandTexts(ownerTexts, texts);
  const service = words[OWNER_SERVICES[path]];
  return (
    <>
      <Seo title={service.short} description={service.description} path={path} />
      <PageHead title={service.title} text={service.text} />
      <div className={`container ${css.page ?? ''}`}>
        <div className={css.formAndSteps}>
          {form}
          <section aria-labelledby="what-next">
            <h2 id="what-next" className={css.nextTitle}>
              {words.next}
            </h2>
            <ol className={css.steps}>
              {Object.values(service.steps).map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <p className={css.who}>{words.who({ team: (text) => <Link to="/meetmyteam">{text}</Link> })}</p>
            {site && (
              <a
                className={button.chat}
                href={chatUrl(site.chatNumber, words.photosText)}
                target="_blank"
                rel="noopener"
              >
                <ChatIcon /> {words.photos}
                <span className="visually-hidden"> {texts.header.newWindow}</span>
              </a>
            )}
          </section>
        </div>
        <nav className={css.otherServices} aria-label={words.others}>
          {PATHS.filter((each) => each !== path).map((each) => (
            <Link key={each} to={each} className={button.secondary}>
              {words[OWNER_SERVICES[each]].short}
            </Link>
          ))}
        </nav>
        <div className={css.after}>
          <ContactBand />
        </div>
      </div>
    </>
  );
}
