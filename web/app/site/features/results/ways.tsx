import { Link } from 'react-router';
import type { EmptyStateSuggestion } from './empty-state-suggestions.server';
import { useTexts } from '../../../shared/lib/texts';
import css from './ways.module.css';

/** Lists that are not empty, each with the number of its homes. */
export function Ways({ title, ways = [] }: { title: string; ways?: EmptyStateSuggestion[] | undefined }) {
  const texts = useTexts();
  if (ways.length === 0) return null;
  return (
    <div className={css.ways}>
      <h3>{title}</h3>
      <ul>
        {ways.map(({ label, to, count }) => (
          <li key={to}>
            <Link to={to} className={css.way} preventScrollReset>
              {label} <span className={css.count}>{texts.results.count({ count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
