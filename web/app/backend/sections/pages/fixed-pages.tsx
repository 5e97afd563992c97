import { Link } from 'react-router';
import styles from './page-list.module.css';

interface FixedPage {
  title: string;
  path: string;
  /** Where its content is edited; absent for a page with a text of its own that never changes. */
  edited?: { at: string; to: string };
}

const LISTINGS = { at: 'Properties', to: '/backend/properties' };
const HOME = { at: 'Home Page', to: '/backend/home' };

const PAGES: readonly FixedPage[] = [
  { title: 'Home', path: '/', edited: HOME },
  { title: 'Buy', path: '/buy', edited: LISTINGS },
  { title: 'Rent', path: '/rent', edited: LISTINGS },
  { title: 'Sell', path: '/sell' },
  { title: 'About', path: '/aboutus', edited: HOME },
  { title: 'Contact', path: '/contact', edited: { at: 'Agency Details', to: '/backend/agency' } },
  { title: 'Mortgage', path: '/mortgageservices', edited: { at: 'Mortgage Page', to: '/backend/mortgage' } },
  { title: 'Privacy', path: '/privacy', edited: { at: 'Privacy Notice', to: '/backend/privacy' } },
  { title: 'Terms', path: '/terms', edited: { at: 'Terms of Use', to: '/backend/terms' } },
  { title: 'Cookies', path: '/cookies', edited: { at: 'Cookies', to: '/backend/cookies' } },
];

/** The pages that every site has, each with the place where its content is edited. */
export const FixedPages = () => (
  <section className={styles.fixed} aria-labelledby="fixed-pages">
    <h2 id="fixed-pages">Fixed pages</h2>
    <ul>
      {PAGES.map(({ title, path, edited }) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer" className="backend-link">
            {title}
          </a>
          {edited === undefined ? (
            <span className={styles.address}>Standard text</span>
          ) : (
            <Link to={edited.to} className={styles.address}>
              Edit <span className="visually-hidden">{title} </span>in {edited.at}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);
