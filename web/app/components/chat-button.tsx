import { useMatches, type UIMatch } from 'react-router';
import { chatUrl } from '../lib/safe-url';
import { texts } from '../lib/texts';
import { useSite } from '../lib/use-site';
import { useChatHidden } from './chat-flag';
import { ChatIcon } from './chat-icon';
import css from './chat-button.module.css';

/** A page may add what the conversation is about (`undefined`: nothing to add), or do without the button. */
export interface ChatHandle {
  chatSubject?: (loaderData: unknown, publicUrl: string) => string | undefined;
  hideChat?: boolean;
}

export function ChatButton() {
  const site = useSite();
  const hidden = useChatHidden();
  const match = useMatches().at(-1) as UIMatch<unknown, ChatHandle | undefined> | undefined;
  if (!site || hidden || match?.handle?.hideChat === true) return null;
  const subject =
    match?.loaderData === undefined
      ? undefined
      : match.handle?.chatSubject?.(match.loaderData, site.publicUrl);
  const text = [texts.chat.text, subject].filter(Boolean).join('\n');
  return (
    <aside aria-label={texts.chat.short}>
      <a className={css.button} href={chatUrl(site.chatNumber, text)} target="_blank" rel="noopener">
        <ChatIcon size={28} />
        <span className="visually-hidden">{`${texts.chat.label} ${texts.header.newWindow}`}</span>
      </a>
    </aside>
  );
}
