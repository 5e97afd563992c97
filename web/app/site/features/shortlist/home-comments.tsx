import { useId, type SyntheticEvent } from 'react';
import type { ShortlistState } from '@manzil/contracts/leads/shortlist';
import { useReady } from '../../../shared/lib/use-ready';
import type { ShortlistedHome } from './orders';
import { SHORTLIST_LIMITS } from '@manzil/contracts/leads/shortlist-limits';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import button from '../../../shared/ui/link-button.module.css';
import css from './shortlist.module.css';

interface HomeCommentsProps {
  state: ShortlistState;
  home: ShortlistedHome;
  canComment: boolean;
  onComment: (text: string) => void;
}
/** Control characters, which the server refuses. */
const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/** Shows the comments on one home, the first in front. Without scripts all of them are open. */
export function HomeComments({ state, home, canComment, onComment }: HomeCommentsProps) {
  const words = onDemandTexts(shortlistTexts, useTexts());
  const isReady = useReady();
  const id = useId();
  const comments = Object.entries(state.comments)
    .filter(([, comment]) => comment.home === home.id)
    .toSorted(([a, one], [b, other]) => one.clock - other.clock || (a < b ? -1 : 1));
  const list = comments.length > 0 && (
    <ul className={css.comments} aria-label={words.comments.of({ name: home.name })}>
      {comments.map(([key, { by, text }]) => (
        <li key={key}>
          <strong>{state.people[by]?.name}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
  if (!isReady) return list;
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const value = new FormData(form).get('text');
    const text = typeof value === 'string' ? value.replace(CONTROL, '').trim() : '';
    if (text === '') return;
    onComment(text);
    form.reset();
  };
  return (
    <details className={css.talk}>
      <summary>
        {words.comments.count({ count: comments.length })}
        <span className="visually-hidden"> {words.comments.of({ name: home.name })}</span>
      </summary>
      {list}
      {canComment ? (
        <form className={css.commentForm} onSubmit={submit}>
          <label htmlFor={id} className="visually-hidden">
            {words.comments.label({ name: home.name })}
          </label>
          <textarea
            id={id}
            name="text"
            className={css.input}
            rows={2}
            maxLength={SHORTLIST_LIMITS.comment}
            required
          />
          <button type="submit" className={button.secondary}>
            {words.comments.submit}
          </button>
        </form>
      ) : (
        <p className={css.soft}>{words.comments.joinFirst}</p>
      )}
    </details>
  );
}
