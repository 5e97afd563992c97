import { useState } from 'react';
import type { Embed } from '../lib/embeds';
import { Icon } from '../../shared/ui/icon';
import { SmartLink } from './smart-link';
import { useTexts } from '../../shared/lib/texts';
import button from '../../shared/ui/link-button.module.css';
import css from './click-to-load.module.css';

interface ClickToLoadProps {
  kind: 'video' | 'map';
  /** The text alternative of the content. */
  title: string;
  embed: Embed;
  /** The URL of the content at the other site. */
  href: string;
}

/** Embeds a film or a map of another site. Nothing is requested from that site before the visitor asks for it. */
export function ClickToLoad({ kind, title, embed, href }: ClickToLoadProps) {
  const texts = useTexts();
  const [shown, setShown] = useState(false);
  const words = texts.embed;
  if (shown) {
    return (
      <iframe
        src={embed.src}
        title={title}
        className={css.frame}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  }
  return (
    <div className={css.notice}>
      <Icon name={kind === 'video' ? 'play' : 'pin'} size={32} />
      <p>{words.notice[kind]({ provider: embed.provider })}</p>
      <div className={css.actions}>
        <button
          type="button"
          className={`${button.primary ?? ''} ${css.scripted ?? ''}`}
          onClick={() => {
            setShown(true);
          }}
        >
          {words[kind]}
        </button>
        <SmartLink to={href} className={button.secondary} newWindow>
          {kind === 'video' ? texts.developments.video : texts.developments.map}
        </SmartLink>
      </div>
    </div>
  );
}
