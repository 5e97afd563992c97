import type { ReactNode } from 'react';
import type { DocumentFields } from '@manzil/contracts/content/documents';
import type { OfficeOpening } from '@manzil/contracts/leads/routing';
import { mailtoUrl } from '@manzil/contracts/mailto-url';
import { ChatIcon } from '../../components/chat-icon';
import { ClickToLoad } from '../../components/click-to-load';
import { Icon } from '../../../shared/ui/icon';
import { JsonLd } from '../../components/json-ld';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { SmartLink } from '../../components/smart-link';
import { agencyJsonLd } from '../../lib/agency-json-ld';
import { officeLines, schemaOfficeHours, schemaOpeningHours } from '../../lib/opening-hours';
import { chatUrl, telUrl } from '../../../shared/lib/safe-url';
import { useSite, type Site } from '../../../shared/lib/use-site';
import { agencyDetails, type AgencyDetails } from './agency-details';
import { useTexts, type Texts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import contactTexts from '../../../texts/en/on-demand/contact';
import button from '../../../shared/ui/link-button.module.css';
import css from './contact.module.css';

interface ContactPageProps {
  details: DocumentFields;
  listings: DocumentFields;
  /** Hours of the office, where the agency has written none. */
  office: OfficeOpening | null;
  form: ReactNode;
}

/** All contact details of the agency, its registrations, and a form. */
export function ContactPage({ details, listings, office, form }: ContactPageProps) {
  const texts = useTexts();
  const site = useSite();
  const words = onDemandTexts(contactTexts, texts);
  const { title } = texts.contact;
  const written = site && agencyDetails(details, listings, site);
  const lines = office && officeLines(office, { language: texts.language, words });
  const agency = written && (lines === null ? written : { ...written, hours: lines });
  return (
    <>
      <Seo title={title} description={words.description} path="/contact" />
      {site && agency && <JsonLd data={contactJsonLd(texts, site, agency, office)} />}
      <PageHead title={title} text={words.text} />
      <div className={`container ${css.page ?? ''}`}>
        {agency && (
          <div className={css.details}>
            <Reach agency={agency} />
            <Office agency={agency} />
            <Licences agency={agency} />
          </div>
        )}
        {form}
      </div>
    </>
  );
}

function Reach({ agency: { phone, email, chatNumber, whatsapp } }: { agency: AgencyDetails }) {
  const texts = useTexts();
  const words = onDemandTexts(contactTexts, texts);
  return (
    <section aria-labelledby="contact-reach">
      <h2 id="contact-reach">{words.reach}</h2>
      <ul className={css.ways}>
        {phone !== undefined && (
          <li>
            <a className={button.primary} href={telUrl(phone)}>
              <Icon name="phone" /> {phone}
            </a>
          </li>
        )}
        <li>
          <a
            className={button.chat}
            href={chatUrl(chatNumber, texts.chat.text)}
            target="_blank"
            rel="noopener"
          >
            <ChatIcon /> {texts.chat.short} <bdi dir="ltr">{whatsapp}</bdi>
            <span className="visually-hidden"> {texts.header.newWindow}</span>
          </a>
        </li>
        {email !== undefined && (
          <li>
            <a className={button.secondary} href={mailtoUrl(email)}>
              <Icon name="mail" /> {email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

function Office({ agency: { address, hours, map } }: { agency: AgencyDetails }) {
  const texts = useTexts();
  const words = onDemandTexts(contactTexts, texts);
  if (address === undefined && hours.length === 0 && map === undefined) return null;
  return (
    <section aria-labelledby="contact-office">
      <h2 id="contact-office">{words.visit}</h2>
      {address !== undefined && <address className={css.address}>{address}</address>}
      {hours.length > 0 && (
        <div className={css.hours}>
          <h3>{words.hours}</h3>
          <ul>
            {hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {map !== undefined && (
        <div className={css.map}>
          {map.embed === undefined ? (
            <SmartLink to={map.href} className={button.secondary} newWindow>
              <Icon name="pin" size={18} /> {texts.developments.map}
            </SmartLink>
          ) : (
            <ClickToLoad kind="map" title={words.mapTitle} embed={map.embed} href={map.href} />
          )}
        </div>
      )}
    </section>
  );
}

function Licences({ agency: { orn, permit, tradeLicence } }: { agency: AgencyDetails }) {
  const texts = useTexts();
  const words = onDemandTexts(contactTexts, texts);
  const rows = [
    [words.orn, orn],
    [words.permit, permit],
    [words.tradeLicence, tradeLicence],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="contact-licences">
      <h2 id="contact-licences">{words.licences}</h2>
      <dl className={css.licences}>
        {rows.map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The agency as search engines read it, with what this page knows beyond the footer. */
function contactJsonLd(
  texts: Texts,
  site: Site,
  agency: AgencyDetails,
  office: OfficeOpening | null,
): Record<string, unknown> {
  const { phone, email, address, hours, map, orn, permit, tradeLicence } = agency;
  const open = office === null ? schemaOpeningHours(hours) : schemaOfficeHours(office);
  const words = onDemandTexts(contactTexts, texts);
  const identifiers = [
    ['ORN', orn],
    [words.permit, permit],
    [words.tradeLicence, tradeLicence],
  ].flatMap(([propertyID, value]) => (value ? [{ '@type': 'PropertyValue', propertyID, value }] : []));
  return {
    ...agencyJsonLd(texts, site),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: 'Dubai',
        addressCountry: 'AE',
      },
    }),
    ...(open.length > 0 && { openingHours: open }),
    ...(map && { hasMap: map.href }),
    ...(identifiers.length > 0 && { identifier: identifiers }),
  };
}
