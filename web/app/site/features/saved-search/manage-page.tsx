import type { OwnSearches, SavedSearch } from '@manzil/contracts/leads/saved-search';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { formatDate } from '../../../shared/lib/format';
import { savedSearchTexts as texts } from '../../lib/saved-search-texts';
import { SearchPage } from './search-page';
import css from './saved-search.module.css';

const { manage: words } = texts;
/** In this order; the contracts would bring the library of schemas into the scripts of every page. */
const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;

interface ManagePageProps {
  /** Undefined when the link does not work. */
  own: OwnSearches | undefined;
  /** The result of the last change. */
  notice: 'saved' | 'refused' | undefined;
}

/** The searches of the owner of a link. Opening it changes nothing. */
export function ManagePage({ own, notice }: ManagePageProps) {
  if (own === undefined)
    return (
      <SearchPage title={words.unknownTitle} text={words.unknownText}>
        <Link to="/buy" className={button.secondary}>
          {texts.toLists}
        </Link>
      </SearchPage>
    );
  const { address, searches } = own;
  return (
    <SearchPage title={words.title} text={searches.length === 0 ? words.none : words.text(address)}>
      {notice !== undefined && (
        <p className={css.notice} role={notice === 'saved' ? 'status' : 'alert'}>
          {words[notice]}
        </p>
      )}
      {searches.length === 0 ? (
        <Link to="/buy" className={button.secondary}>
          {texts.toLists}
        </Link>
      ) : (
        <ul className={css.searches}>
          {searches.map((search) => (
            <Search key={search.id} search={search} />
          ))}
        </ul>
      )}
    </SearchPage>
  );
}

function Search({ search: { id, name, path, frequency, state, lastSentAt } }: { search: SavedSearch }) {
  const sent = lastSentAt === null ? words.neverSent : words.lastSent(formatDate(lastSentAt));
  return (
    <li className={css.search}>
      <h2>
        <Link to={path}>{name}</Link>
      </h2>
      <p className={css.state}>{state === 'pending' ? words.pending : sent}</p>
      <form method="post" className={css.actions}>
        <input type="hidden" name="id" value={id} />
        <label>
          {texts.frequency}
          <select
            name="frequency"
            className={css.select}
            defaultValue={frequency}
            aria-label={words.frequency(name)}
          >
            {FREQUENCIES.map((each) => (
              <option key={each} value={each}>
                {texts.frequencies[each]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="submit"
          name="do"
          value="change"
          className={button.primary}
          aria-label={words.changeOf(name)}
        >
          {words.change}
        </button>
        <button
          type="submit"
          name="do"
          value="stop"
          className={button.secondary}
          aria-label={words.stopOf(name)}
        >
          {words.stop}
        </button>
      </form>
    </li>
  );
}
