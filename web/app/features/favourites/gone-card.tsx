import { Link } from 'react-router';
import { favourites, type KeptListing } from '../../lib/device-list';
import { showToast } from '../../lib/toasts';
import { texts } from '../../lib/texts';
import button from '../../components/button.module.css';
import css from './favourites.module.css';

/** A kept home that has left the market: its page still knows what comes close to it. */
export function GoneCard({ listing }: { listing: KeptListing }) {
  const { favourites: words } = texts;
  return (
    <article className={css.gone}>
      <h2>{listing.name}</h2>
      <p>{words.gone}</p>
      <div className={css.goneActions}>
        <Link to={`/${listing.pagelink}`} className={button.secondary}>
          {words.similar}
        </Link>
        <button
          type="button"
          className={css.remove}
          aria-label={words.removeGone(listing.name)}
          onClick={() => {
            const place = favourites.remove(listing.id);
            showToast(words.removed(listing.name), () => {
              favourites.put(listing, place);
            });
          }}
        >
          {words.remove}
        </button>
      </div>
    </article>
  );
}
