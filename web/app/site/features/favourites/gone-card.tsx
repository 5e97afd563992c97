import { Link } from 'react-router';
import { favourites, type DeviceList, type KeptListing } from '../../lib/device-list';
import { toasts } from '../../../shared/ui/toast-queue';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import favouritesTexts from '../../../texts/en/on-demand/favourites';
import button from '../../../shared/ui/link-button.module.css';
import css from './favourites.module.css';

interface GoneCardProps {
  listing: KeptListing;
  list?: DeviceList;
  /** False while it is not known whether the listing still exists. */
  gone?: boolean;
}

/**
 * Something saved that is no longer offered: the page of a home still shows similar ones, and a project that is not
 * live has no page.
 */
export function GoneCard({ listing, list = favourites, gone = true }: GoneCardProps) {
  const texts = useTexts();
  const words = onDemandTexts(favouritesTexts, texts);
  const isHome = list === favourites;
  return (
    <article className={css.gone}>
      <h2>{listing.name}</h2>
      {gone && <p>{isHome ? words.gone : words.goneProject}</p>}
      <div className={css.goneActions}>
        <Link
          to={isHome || !gone ? `/${listing.pagelink}` : '/new_development_properties'}
          className={button.secondary}
        >
          {isHome ? words.similar : gone ? texts.developments.more : words.openProject}
        </Link>
        <button
          type="button"
          className={css.remove}
          aria-label={words.removeGone({ name: listing.name })}
          onClick={() => {
            const place = list.remove(listing.id);
            toasts.done(texts.favourites.removed({ name: listing.name }), {
              label: texts.toast.undo,
              run: () => {
                list.put(listing, place);
              },
            });
          }}
        >
          {words.remove}
        </button>
      </div>
    </article>
  );
}
