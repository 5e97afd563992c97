import type { OwnViewing } from '@manzil/contracts/leads/viewing';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { TimeOptions } from './time-options';
import { ViewingFrame } from './viewing-frame';
import { languageOf } from '../../../shared/lib/text-language';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import viewingTexts from '../../../texts/en/on-demand/viewing';
import { SelectBox } from '../../components/form/select-box';
import form from '../../components/form/form.module.css';
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
  const { own: words } = onDemandTexts(viewingTexts, texts);
  if (viewing === undefined)
    return (
      <ViewingFrame title={words.unknownTitle} text={words.unknownText}>
        <Link to="/buy" className={button.secondary}>
          {words.toHomes}
        </Link>
      </ViewingFrame>
    );
  const { home, adviser, startsAt, mode, status, isOpen, times } = viewing;
  const contact = texts.format.listed([adviser?.name, adviser?.phone]);
  return (
    <ViewingFrame title={words.title}>
      {notice !== undefined && (
        <p className={css.notice} role={notice === 'saved' ? 'status' : 'alert'}>
          {words[notice]}
        </p>
      )}
      <p className={css.when}>{words.at({ time: texts.format.slot(startsAt) })}</p>
      {home !== null && (
        <p>
          <Link to={`/${home.pagelink}`} {...languageOf(texts)}>
            {home.title}
          </Link>
        </p>
      )}
      {mode === 'video' && <p>{words.video}</p>}
      {contact !== '' && <p>{words.withAdviser({ adviser: contact })}</p>}
      {isOpen ? <Changes times={times} /> : <p className={css.text}>{words.states[status]}</p>}
    </ViewingFrame>
  );
}

const Changes = ({ times }: Pick<OwnViewing, 'times'>) => {
  const { own: words } = onDemandTexts(viewingTexts, useTexts());
  return (
    <>
      {times.length === 0 ? (
        <p className={css.text}>{words.noTimes}</p>
      ) : (
        <form method="post" className={css.actions}>
          <label>
            {words.move}
            <SelectBox>
              <select name="startsAt" className={form.input} required defaultValue="">
                <option value="">{words.choose}</option>
                <TimeOptions times={times} />
              </select>
            </SelectBox>
          </label>
          <button type="submit" name="act" value="move" className={button.primary}>
            {words.moveTo}
          </button>
        </form>
      )}
      <form method="post" className={css.actions}>
        <button type="submit" name="act" value="cancel" className={button.secondary}>
          {words.cancel}
        </button>
      </form>
    </>
  );
};
