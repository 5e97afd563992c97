import { Link } from 'react-router';
import { useTexts } from '../../../../shared/lib/texts';
import css from './place-page.module.css';

interface PlaceLink {
  label: string;
  to: string;
  count?: number;
  isCurrent?: boolean;
}

/** Links to other pages of places, each with the number of its homes; a quiet title is only read aloud. */
export function PlaceLinks({
  title,
  links,
  isQuiet = false,
}: {
  title: string;
  links: PlaceLink[];
  isQuiet?: boolean;
}) {
  const texts = useTexts();
  return (
    <nav aria-label={title}>
      {!isQuiet && <h2>{title}</h2>}
      <ul className={css.links}>
        {links.map(({ label, to, count, isCurrent = false }) => (
          <li key={to}>
            <Link to={to} className={css.link} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={css.number}>
                    {texts.format.number(count)}
                    <span className="visually-hidden"> {texts.place.homes({ count })}</span>
                  </span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
