import { Link } from 'react-router';
import { EmptyNote } from '../../components/empty-note';
import { PageHead } from '../../components/page-head';
import { Seo } from '../../components/seo';
import { ShareMenu } from '../../components/share-menu';
import { UnitSwitch } from '../../components/unit-switch';
import { askPath, comparePath, decidePath, MOST_COMPARED } from '../../lib/compare-path';
import { favourites, useDeviceList } from '../../lib/device-list';
import { compareRows, type Compared } from './compare-rows';
import { CompareTable } from './compare-table';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import compareTexts from '../../../texts/en/on-demand/compare';
import button from '../../../shared/ui/link-button.module.css';
import css from './compare.module.css';

interface ComparePageProps {
  homes: Compared[];
  /** Named in the URL, but not on the market; without a name if there never was such a home. */
  missing: { pagelink: string; name: string | undefined }[];
  onlyDifferences: boolean;
}

/** Homes side by side with their differences marked. All state is in the URL, so that it works without scripts. */
export function ComparePage({ homes, missing, onlyDifferences }: ComparePageProps) {
  const texts = useTexts();
  const words = onDemandTexts(compareTexts, texts);
  const pagelinks = homes.map(({ pagelink }) => pagelink);
  const rows = compareRows(texts, homes);
  const differing = rows.filter(({ differs }) => differs);
  const several = homes.length > 1;
  return (
    <>
      <Seo title={words.title} description={words.description} path="/compare" index={false} />
      <PageHead title={words.title} text={words.description} />
      <div className={`container ${css.page ?? ''}`}>
        {missing.map(({ pagelink, name }) => (
          <p key={pagelink} className={css.missing}>
            {name === undefined ? words.unknown({ home: pagelink }) : words.gone({ home: name })}{' '}
            {name !== undefined && <Link to={`/${pagelink}`}>{words.similar}</Link>}
          </p>
        ))}
        {homes.length === 0 ? (
          <EmptyNote title={words.empty} text={words.emptyHelp} to="/buy" label={words.emptyNext} />
        ) : (
          <>
            <div className={css.tools}>
              <p role="status">
                {several
                  ? words.differences({ count: differing.length, total: rows.length })
                  : words.addAnother}
              </p>
              {several && (
                <Link
                  to={comparePath(pagelinks, !onlyDifferences)}
                  className={button.secondary}
                  preventScrollReset
                  replace
                >
                  {onlyDifferences ? words.everything : words.onlyDifferences}
                </Link>
              )}
              <ShareMenu title={words.title} pagelink={comparePath(pagelinks, onlyDifferences).slice(1)} />
              <Link to={decidePath(homes.map(({ id }) => id))} className={button.secondary}>
                {texts.compare.decideTogether}
              </Link>
              <Link to={askPath(pagelinks)} className={css.ask}>
                {texts.compare.askAbout({ count: homes.length })}
              </Link>
              <UnitSwitch />
            </div>
            <CompareTable
              homes={homes}
              rows={several && onlyDifferences ? differing : rows}
              onlyDifferences={onlyDifferences}
            />
            {several && onlyDifferences && differing.length === 0 && <p>{words.same}</p>}
          </>
        )}
        <SavedHomes compared={pagelinks} onlyDifferences={onlyDifferences} />
      </div>
    </>
  );
}

interface SavedHomesProps {
  compared: readonly string[];
  onlyDifferences: boolean;
}

/** The homes saved on this device that can join the comparison. */
function SavedHomes({ compared, onlyDifferences }: SavedHomesProps) {
  const words = onDemandTexts(compareTexts, useTexts());
  const saved = useDeviceList(favourites).filter(({ pagelink }) => !compared.includes(pagelink));
  if (saved.length === 0) return null;
  return (
    <section className={css.saved}>
      <h2>{words.addSaved}</h2>
      {compared.length >= MOST_COMPARED ? (
        <p>{words.full}</p>
      ) : (
        <ul>
          {saved.map(({ id, pagelink, name }) => (
            <li key={id}>
              <Link
                to={comparePath([...compared, pagelink], onlyDifferences)}
                className={css.add}
                aria-label={words.addOf({ home: name })}
                preventScrollReset
              >
                + {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
