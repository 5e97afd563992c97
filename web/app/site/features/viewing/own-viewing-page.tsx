import type { OwnViewing } from '@manzil/contracts/leads/viewing';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { TimeOptions } from './time-options';
import { ViewingFrame } from './viewing-frame';
import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import css from './viewing.module.css';

interface OwnViewingPageProps {
  /** Undefined when the link does not work. */
  viewing: OwnViewing | undefined;
  /** The result of the last change. */
  notice: 'saved' | 'refused' | undefined;
}

/** The viewing of the owner of a link. Opening it changes nothing. */
export function OwnViewingPage({ viewing, notice }: OwnViewingPageProps) {
  const texts = useTexts();
  if (viewing === undefined)
    return (
      <ViewingFrame title={texts.viewing.own.unknownTitle} text={texts.viewing.own.unknownText}>
        <Link to="/buy" className={button.secondary}>
          {texts.viewing.own.toHomes}
        </Link>
      </ViewingFrame>
    );
  const { home, adviser, startsAt, mode, status, isOpen, times } = viewing;
  const contact = texts.format.listed([adviser?.name, adviser?.phone]);
  return (
    <ViewingFrame title={texts.viewing.own.title}>
      {notice !== undefined && (
        <p className={css.notice} role={notice === 'saved' ? 'status' : 'alert'}>
          {texts.viewing.own[notice]}
        </p>
      )}
      <p className={css.when}>{texts.viewing.own.at({ time: texts.format.slot(startsAt) })}</p>
      {home !== null && (
        <p>
          <Link to={`/${home.pagelink}`} {...languageOf(texts)}>
            {home.title}
          </Link>
        </p>
      )}
      {mode === 'video' && <p>{texts.viewing.own.video}</p>}
      {contact !== '' && <p>{texts.viewing.own.withAdviser({ adviser: contact })}</p>}
      {isOpen ? <Changes times={times} /> : <p className={css.text}>{texts.viewing.own.states[status]}</p>}
    </ViewingFrame>
  );
}

const Changes = ({ times }: Pick<OwnViewing, 'times'>) => {
  const texts = useTexts();
  return (
    <>
      {times.length === 0 ? (
        <p className={css.text}>{texts.viewing.own.noTimes}</p>
      ) : (
        <form method="post" className={css.actions}>
          <label>
            {texts.viewing.own.move}
            <select name="startsAt" className={css.select} required defaultValue="">
              <option value="">{texts.viewing.own.choose}</option>
              <TimeOptions times={times} />
            </select>
          </label>
          <button type="submit" name="act" value="move" className={button.primary}>
            {texts.viewing.own.moveTo}
          </button>
        </form>
      )}
      <form method="post" className={css.actions}>
        <button type="submit" name="act" value="cancel" className={button.secondary}>
          {texts.viewing.own.cancel}
        </button>
      </form>
    </>
  );
};
