import { Link } from 'react-router';
import type { EmptyStateSuggestion } from './empty-state-suggestions.server';
import { useTexts } from '../../../shared/lib/texts';
import css from './suggestion-list.module.css';

/** Lists that are not empty, each with the number of its homes. */
export function SuggestionList({
  title,
  suggestions = [],
}: {
  title: string;
  suggestions?: EmptyStateSuggestion[] | undefined;
}) {
  const texts = useTexts();
  if (suggestions.length === 0) return null;
  return (
    <div className={css.list}>
      <h3>{title}</h3>
      <ul>
        {suggestions.map(({ label, to, count }) => (
          <li key={to}>
            <Link to={to} className={css.suggestion} preventScrollReset>
              {label} <span className={css.count}>{texts.results.count({ count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
