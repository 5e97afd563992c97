import { useRef } from 'react';
import { useLocation } from 'react-router';
import { chatUrl } from '../../shared/lib/safe-url';
import { useSite } from '../../shared/lib/use-site';
import { useChatHidden } from './chat-flag';
import { ChatIcon } from './chat-icon';
import { useYields } from './use-yields';
import { useTexts } from '../../shared/lib/texts';
import css from './chat-button.module.css';

/** A chat with the agency; its first message is the same on every page. It hides when it would cover a control or figures. */
export function ChatButton() {
  const texts = useTexts();
  const site = useSite();
  const hidden = useChatHidden();
  const button = useRef<HTMLAnchorElement>(null);
  const yields = useYields(button, useLocation().key);
  if (!site || hidden) return null;
  return (
    <aside aria-label={texts.chat.short}>
      <a
        ref={button}
        className={css.button}
        data-yields={yields ? '' : undefined}
        href={chatUrl(site.chatNumber, texts.chat.text)}
        target="_blank"
        rel="noopener"
      >
        <ChatIcon size={28} />
        <span className="visually-hidden">{`${texts.chat.label} ${texts.header.newWindow}`}</span>
      </a>
    </aside>
  );
}
