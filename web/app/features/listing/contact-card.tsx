import type { Property } from '@manzil/contracts/listings/property';
import { ChatIcon } from '../../components/chat-icon';
import { Icon } from '../../components/icon';
import { listingChatSubject } from '../../lib/chat-subject';
import { formTexts } from '../../lib/form-texts';
import { chatUrl, telUrl } from '../../lib/safe-url';
import { texts } from '../../lib/texts';
import { useSite } from '../../lib/use-site';
import button from '../../components/button.module.css';
import css from './contact-card.module.css';

/** Who to talk to about the listing, and the numbers that prove it may be advertised. */
export function ContactCard({ property }: { property: Property }) {
  const site = useSite();
  const { agent } = property;
  const phone = agent?.phone ?? site?.footer.phone;
  const email = agent?.email ?? site?.footer.email;
  const chatText = `${texts.chat.text}\n${listingChatSubject(property, site?.publicUrl ?? '')}`;
  return (
    <aside className={css.card} aria-label={texts.listing.agent}>
      <div className={css.agent}>
        {agent?.photo && <img src={agent.photo} alt="" width={72} height={72} loading="lazy" />}
        <div>
          <p className={css.role}>{texts.listing.agent}</p>
          <p className={css.name}>{agent?.name ?? texts.site.tagline}</p>
          {agent?.licence && (
            <p className={css.licence}>
              {texts.listing.brn} {agent.licence}
            </p>
          )}
        </div>
      </div>
      <div className={css.actions}>
        {site && (
          <a className={button.chat} href={chatUrl(site.chatNumber, chatText)} target="_blank" rel="noopener">
            <ChatIcon /> {texts.listing.whatsapp}
          </a>
        )}
        <a className={`${button.accent ?? ''} ${css.toForm ?? ''}`} href="#enquiry">
          {formTexts.enquiry.listingTitle}
        </a>
        {phone && (
          <a className={button.primary} href={telUrl(phone)}>
            <Icon name="phone" /> {texts.listing.call}
          </a>
        )}
        {email && (
          <a
            className={button.secondary}
            href={`mailto:${email}?subject=${encodeURIComponent(property.reference)}`}
          >
            <Icon name="mail" /> {texts.listing.email}
          </a>
        )}
      </div>
      <dl className={css.numbers}>
        <div>
          <dt>{texts.listing.reference}</dt>
          <dd>{property.reference}</dd>
        </div>
        {property.permitNumber !== null && (
          <div>
            <dt>{texts.listing.permit}</dt>
            <dd>{property.permitNumber}</dd>
          </div>
        )}
      </dl>
      {property.permitNumber !== null && <p className={css.note}>{texts.listing.permitNote}</p>}
    </aside>
  );
}
