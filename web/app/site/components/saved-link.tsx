import { Link } from 'react-router';
import { favouriteProjects, favourites, useDeviceList } from '../lib/device-list';
import { HeartIcon } from './heart-icon';
import { useTexts } from '../../shared/lib/texts';
import css from './saved-link.module.css';

/** Link to the saved homes, with their number. */
export function SavedLink() {
  const texts = useTexts();
  const length = useDeviceList(favourites).length + useDeviceList(favouriteProjects).length;
  return (
    <Link to="/favourites" className={css.link} prefetch="intent" viewTransition>
      <HeartIcon size={22} />
      <span className="visually-hidden">{texts.favourites.title}</span>
      {length > 0 && (
        <span className={css.count}>
          <span className="visually-hidden">, </span>
          {length}
        </span>
      )}
    </Link>
  );
}
