import { Link } from 'react-router';
import type { Property } from '@manzil/contracts/listings/property';
import { ChatIcon } from '../../components/chat-icon';
import { Icon } from '../../../shared/ui/icon';
import { countAction } from '../../lib/count-action';
import { useAdviser } from '../../lib/use-adviser';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './contact-bar.module.css';

/** Contact options of the adviser on phones, always within reach of the thumb. */
export function ContactBar({ property }: { property: Property }) {
  const texts = useTexts();
  const { call, callLabel, chat, chatLabel } = useAdviser(property);
  const onCall = () => {
    countAction(property.pagelink, 'call');
  };
  const onChat = () => {
    countAction(property.pagelink, 'whatsapp');
  };
  return (
    <aside className={css.bar} aria-label={texts.listing.reach} data-contact-bar>
      {call && (
        <a className={button.primary} href={call} aria-label={callLabel} onClick={onCall}>
          <Icon name="phone" size={22} />
        </a>
      )}
      {chat && (
        <a
          className={button.chat}
          href={chat}
          aria-label={chatLabel}
          target="_blank"
          rel="noopener"
          onClick={onChat}
        >
          <ChatIcon size={22} />
        </a>
      )}
      <a className={button.secondary} href="#enquiry">
        {texts.listing.ask}
      </a>
      <Link className={button.accent} to={`/book-viewing/${property.pagelink}`}>
        {texts.viewing.book}
      </Link>
    </aside>
  );
}
