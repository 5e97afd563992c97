import type { Property } from '@manzil/contracts/listings/property';
import { Link } from 'react-router';
import { ChatIcon } from '../../components/chat-icon';
import { Icon } from '../../../shared/ui/icon';
import { permitAuthority } from '../../lib/listing-permit';
import { countAction } from '../../lib/count-action';
import { useAdviser } from '../../lib/use-adviser';
import button from '../../../shared/ui/link-button.module.css';
import { ResponsiveImage } from '../../components/responsive-image';
import { languageOfName } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import css from './contact-card.module.css';

interface ContactCardProps {
  property: Property;
  /** The path of the adviser's own page, if they have one. */
  adviserPath: string | undefined;
}

/** Shows the adviser of the listing, and the numbers that prove it may be advertised. */
export function ContactCard({ property, adviserPath }: ContactCardProps) {
  const texts = useTexts();
  const { agent, reference, permitNumber } = property;
  const adviser = useAdviser(property);
  const authority = permitAuthority(texts, property.emirate);
  const onCall = () => {
    countAction(property.pagelink, 'call');
  };
  const onChat = () => {
    countAction(property.pagelink, 'whatsapp');
  };
  return (
    <aside className={css.card} aria-label={texts.listing.agent}>
      <div className={css.agent}>
        {agent?.photo && (
          <ResponsiveImage
            src={agent.photo}
            alt=""
            sizes="72px"
            width={72}
            height={72}
            shape={1}
            widest={320}
          />
        )}
        <div>
          <p className={css.role}>{texts.listing.agent}</p>
          <p className={css.name}>
            {agent !== null && adviserPath !== undefined ? (
              <Link to={adviserPath} prefetch="intent" {...languageOfName(texts, agent.name)}>
                {agent.name}
              </Link>
            ) : (
              (agent?.name ?? texts.site.tagline)
            )}
          </p>
          {agent?.licence && (
            <p className={css.licence}>
              {texts.listing.brn} {agent.licence}
            </p>
          )}
        </div>
      </div>
      <div className={css.actions}>
        {adviser.chat && (
          <a className={button.chat} href={adviser.chat} target="_blank" rel="noopener" onClick={onChat}>
            <ChatIcon /> {adviser.chatLabel}
          </a>
        )}
        {adviser.call && (
          <a className={button.primary} href={adviser.call} onClick={onCall}>
            <Icon name="phone" /> {adviser.callLabel}
          </a>
        )}
        <a className={button.accent} href="#enquiry">
          {texts.form.enquiry.listingTitle}
        </a>
        <Link className={button.secondary} to={`/book-viewing/${property.pagelink}`}>
          {texts.viewing.book}
        </Link>
        {adviser.email && (
          <a className={button.secondary} href={adviser.email}>
            <Icon name="mail" /> {texts.listing.email}
          </a>
        )}
      </div>
      <dl className={css.numbers}>
        <div>
          <dt>{texts.listing.reference}</dt>
          <dd>{reference}</dd>
        </div>
        {permitNumber !== null && (
          <div>
            <dt>{texts.listing.permit}</dt>
            <dd>{permitNumber}</dd>
          </div>
        )}
      </dl>
      {permitNumber !== null && authority !== undefined && <p className={css.note}>{authority}</p>}
    </aside>
  );
}
