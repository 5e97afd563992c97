import { Link } from 'react-router';
import { EmptyNote } from '../../components/empty-note';
import { THREE_IN_A_ROW } from '../../components/grid-sizes';
import { ListingCard } from '../../components/listing-card';
import { PageHead } from '../../components/page-head';
import { RecentlyViewed } from '../../components/recently-viewed';
import { Seo } from '../../components/seo';
import { ShareMenu } from '../../components/share-menu';
import { SkeletonGrid } from '../../components/skeleton-grid';
import { UnitSwitch } from '../../components/unit-switch';
import { askPath, comparePath, decidePath, MOST_COMPARED } from '../../lib/compare-path';
import { favouriteProjects, favourites, useDeviceList } from '../../lib/device-list';
import { useListingCards } from '../../lib/use-listing-cards';
import { FromAnotherDevice } from './from-another-device';
import { GoneCard } from './gone-card';
import { SavedProjects } from './saved-projects';
import { transferPath } from './transfer';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import favouritesTexts from '../../../texts/en/on-demand/favourites';
import button from '../../../shared/ui/link-button.module.css';
import grid from '../../components/listing-grid.module.css';
import css from './favourites.module.css';

/** The homes saved on this device, with their current data; a withdrawn one is marked. */
export function FavouritesPage() {
  const texts = useTexts();
  const kept = useDeviceList(favourites);
  const projects = useDeviceList(favouriteProjects);
  const { state, byId, retry } = useListingCards(kept.map(({ id }) => id));
  const words = onDemandTexts(favouritesTexts, texts);
  const { title } = texts.favourites;
  return (
    <div className={css.screen}>
      <Seo title={title} description={words.description} path="/favourites" index={false} />
      <PageHead title={title} text={words.description} />
      <div className={`container ${css.page ?? ''} ${kept.length > 0 ? (css.filled ?? '') : ''}`}>
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
        <FromAnotherDevice />
        {kept.length === 0 && projects.length === 0 && (
          <div className={css.scripted}>
            <EmptyNote title={words.empty} text={words.emptyHelp} to="/buy" label={words.emptyNext} />
          </div>
        )}
        {kept.length === 0 && projects.length > 0 && (
          <div className={css.tools}>
            <Transfer />
          </div>
        )}
        {kept.length > 0 && (
          <div className={css.tools}>
            <p role="status">{words.count({ count: kept.length })}</p>
            {kept.length > 1 && (
              <Link to={comparePath(kept.map(({ pagelink }) => pagelink))} className={button.secondary}>
                {texts.compare.compareSaved({ count: kept.length })}
              </Link>
            )}
            <Link to={askPath(kept.map(({ pagelink }) => pagelink))} className={button.primary}>
              {texts.compare.askAbout({ count: Math.min(kept.length, MOST_COMPARED) })}
            </Link>
            <UnitSwitch />
          </div>
        )}
        {state === 'failed' && (
          <div className={css.failed} role="alert">
            <p>{words.failed}</p>
            <button type="button" className={button.primary} onClick={retry}>
              {texts.errors.retry}
            </button>
          </div>
        )}
        {state === 'loading' && byId.size === 0 && <SkeletonGrid count={kept.length} />}
        {(state === 'ready' || byId.size > 0) && kept.length > 0 && (
          <ul className={grid.grid}>
            {kept.map((listing) => {
              const card = byId.get(listing.id);
              if (card === undefined && state !== 'ready') return null;
              return (
                <li key={listing.id} className={css.home}>
                  {card ? (
                    <>
                      <ListingCard listing={card} sizes={THREE_IN_A_ROW} />
                      <Link to={`/book-viewing/${card.pagelink}`} className={css.book}>
                        {texts.viewing.book}
                        <span className="visually-hidden">: {listing.name}</span>
                      </Link>
                    </>
                  ) : (
                    <GoneCard listing={listing} />
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {kept.length > 0 && (
          <div className={css.after}>
            <Link to={decidePath(kept.map(({ id }) => id))} className={button.secondary}>
              {texts.compare.decideTogether}
            </Link>
            <Transfer />
          </div>
        )}
      </div>
      <SavedProjects />
      <RecentlyViewed />
    </div>
  );
}

/** Link that transfers the saved homes and projects to another device. */
function Transfer() {
  const words = onDemandTexts(favouritesTexts, useTexts());
  const [homes, projects] = [useDeviceList(favourites), useDeviceList(favouriteProjects)];
  return (
    <ShareMenu title={words.transferTitle} label={words.transfer} pagelink={transferPath(homes, projects)} />
  );
}
