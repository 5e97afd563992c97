import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon';
import { SmartLink } from './smart-link';
import button from '../../shared/ui/link-button.module.css';
import css from './section.module.css';

interface SectionProps {
  title: string;
  text?: string | undefined;
  /** A link to the complete list that the section shows a part of. */
  more?: { to: string; label: string; newWindow?: boolean } | undefined;
  tone?: 'paper' | 'sand' | 'night';
  /** Puts the section close to the one above it, for the first screen; on telephones without its text. */
  first?: boolean;
  children: ReactNode;
}

/** Section of a page: heading, optional line below it, optional link to more, and content. */
export function Section({ title, text, more, tone = 'paper', first = false, children }: SectionProps) {
  return (
    <section className={`${css.section ?? ''} ${css[tone] ?? ''} ${first ? (css.first ?? '') : ''}`}>
      <div className="container">
        <div className={css.head}>
          <div>
            <h2>{title}</h2>
            {text !== undefined && text !== '' && <p className={css.text}>{text}</p>}
          </div>
          {more && (
            <SmartLink to={more.to} className={button.more} newWindow={more.newWindow ?? false}>
              {more.label} <Icon name={more.newWindow === true ? 'external' : 'arrow'} size={18} />
            </SmartLink>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
