import type { OwnSearches, SavedSearch } from '@manzil/contracts/leads/saved-search';
import { Link } from 'react-router';
import button from '../../../shared/ui/link-button.module.css';
import { SearchPage } from './search-page';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import savedSearchTexts from '../../../texts/en/on-demand/saved-search';
import { SelectBox } from '../../components/form/select-box';
import form from '../../components/form/form.module.css';
import css from './saved-search.module.css';

/** In display order. Not taken from the contracts, which would add the schema library to the scripts of every page. */
const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;

interface ManagePageProps {
  /** Undefined when the link does not work. */
  own: OwnSearches | undefined;
  /** The result of the last change. */
  notice: 'saved' | 'refused' | undefined;
}

/** The searches of the owner of a link. Opening it changes nothing. */
export function ManagePage({ own, notice }: ManagePageProps) {
  const words = onDemandTexts(savedSearchTexts, useTexts());
  if (own === undefined)
    return (
      <SearchPage title={words.manage.unknownTitle} text={words.manage.unknownText}>
        <Link to="/buy" className={button.secondary}>
          {words.toLists}
        </Link>
      </SearchPage>
    );
  const { address, searches } = own;
  return (
    <SearchPage
      title={words.manage.title}
      text={searches.length === 0 ? words.manage.none : words.manage.text({ address })}
    >
      {notice !== undefined && (
        <p className={css.notice} role={notice === 'saved' ? 'status' : 'alert'}>
          {words.manage[notice]}
        </p>
      )}
      {searches.length === 0 ? (
        <Link to="/buy" className={button.secondary}>
          {words.toLists}
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
  const texts = useTexts();
  const words = onDemandTexts(savedSearchTexts, texts);
  const sent =
    lastSentAt === null
      ? words.manage.neverSent
      : words.manage.lastSent({ date: texts.format.date(lastSentAt) });
  return (
    <li className={css.search}>
      <h2>
        <Link to={path}>{name}</Link>
      </h2>
      <p className={css.state}>{state === 'pending' ? words.manage.pending : sent}</p>
      <form method="post" className={css.actions}>
        <input type="hidden" name="id" value={id} />
        <label>
          {words.frequency}
          <SelectBox>
            <select
              name="frequency"
              className={form.input}
              defaultValue={frequency}
              aria-label={words.manage.frequency({ name })}
            >
              {FREQUENCIES.map((each) => (
                <option key={each} value={each}>
                  {words.frequencies[each]}
                </option>
              ))}
            </select>
          </SelectBox>
        </label>
        <button
          type="submit"
          name="do"
          value="change"
          className={button.primary}
          aria-label={words.manage.changeOf({ name })}
        >
          {words.manage.change}
        </button>
        <button
          type="submit"
          name="do"
          value="stop"
          className={button.secondary}
          aria-label={words.manage.stopOf({ name })}
        >
          {words.manage.stop}
        </button>
      </form>
    </li>
  );
}
