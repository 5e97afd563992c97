import { mailtoUrl } from '@manzil/contracts/mailto-url';
import { chatUrl, telUrl } from '../../shared/lib/safe-url';
import { useSite } from '../../shared/lib/use-site';
import { ChatIcon } from './chat-icon';
import { Icon } from '../../shared/ui/icon';
import { useTexts } from '../../shared/lib/texts';
import button from '../../shared/ui/link-button.module.css';
import css from './contact-band.module.css';

interface ContactBandProps {
  title?: string;
  /** Prefilled text of the chat message. */
  chatText?: string;
}

/** The agency's contact options. */
export function ContactBand({ title, chatText }: ContactBandProps) {
  const texts = useTexts();
  const site = useSite();
  if (!site) return null;
  const { phone, email } = site.footer;
  return (
    <section className={css.band}>
      <h2>{title ?? texts.pages.contact}</h2>
      <div className={css.actions}>
        <a
          className={button.chat}
          href={chatUrl(site.chatNumber, chatText ?? texts.chat.text)}
          target="_blank"
          rel="noopener"
        >
          <ChatIcon /> {texts.chat.short}
        </a>
        {phone !== '' && (
          <a className={button.primary} href={telUrl(phone)}>
            <Icon name="phone" /> {phone}
          </a>
        )}
        {email !== '' && (
          <a className={button.secondary} href={mailtoUrl(email)}>
            <Icon name="mail" /> {email}
          </a>
        )}
      </div>
    </section>
  );
}
