import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon';
import { useStrip } from './use-strip';
import { useTexts } from '../../shared/lib/texts';
import css from './strip.module.css';

interface StripProps {
  label: string;
  items: { key: number; content: ReactNode }[];
}

/**
 * Cards in one row that is scrolled sideways: by hand, by wheel, by the arrow keys once it has the focus, and by
 * buttons on either edge beyond which there is more.
 */
export function Strip({ label, items }: StripProps) {
  const texts = useTexts();
  const { scroller, back, on, before, after, turn } = useStrip();
  return (
    <div className={css.strip}>
      <div
        ref={scroller}
        className={css.scroller}
        role="group"
        aria-label={label}
        tabIndex={0}
        data-before={before ? '' : undefined}
        data-after={after ? '' : undefined}
      >
        <ul className={css.row}>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
      <button
        ref={back}
        type="button"
        className={css.back}
        hidden={!before}
        aria-label={texts.strip.back({ label })}
        onClick={() => {
          turn(-1);
        }}
      >
        <Icon name="previous" size={22} />
      </button>
      <button
        ref={on}
        type="button"
        className={css.on}
        hidden={!after}
        aria-label={texts.strip.on({ label })}
        onClick={() => {
          turn(1);
        }}
      >
        <Icon name="next" size={22} />
      </button>
    </div>
  );
}
