import type { ShortlistedHome } from './orders';
import { SHORTLIST_LIMITS } from '@manzil/contracts/leads/shortlist-limits';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import button from '../../../shared/ui/link-button.module.css';
import css from './shortlist.module.css';

export interface PlainCommentError {
  name: string;
  text: string;
  error: string;
}

interface PlainCommentProps {
  homes: readonly ShortlistedHome[];
  sent: PlainCommentError | undefined;
}

/** A form that the browser sends without scripts; pages with scripts replace it. */
export const PlainComment = ({ homes, sent }: PlainCommentProps) => {
  const words = onDemandTexts(shortlistTexts, useTexts());
  return (
    <noscript>
      <section className={css.section}>
        <h2>{words.comments.plainTitle}</h2>
        {sent !== undefined && <p className={css.notice}>{sent.error}</p>}
        <form method="post" className={css.form}>
          <label htmlFor="plain-name">{words.comments.name}</label>
          <input
            id="plain-name"
            name="name"
            className={css.input}
            maxLength={SHORTLIST_LIMITS.nickname}
            defaultValue={sent?.name}
            required
          />
          <label htmlFor="plain-home">{words.comments.home}</label>
          <select id="plain-home" name="home" className={css.input}>
            {homes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <label htmlFor="plain-text">{words.comments.text}</label>
          <textarea
            id="plain-text"
            name="text"
            className={css.input}
            maxLength={SHORTLIST_LIMITS.comment}
            defaultValue={sent?.text}
            required
          />
          <button type="submit" className={button.primary}>
            {words.comments.submit}
          </button>
        </form>
      </section>
    </noscript>
  );
};
