import { FEWEST_INDEXED } from '@manzil/contracts/listings/place-slug';
import { numberedTitle } from '../../../lib/numbered-title';
import { Link } from 'react-router';
import { Breadcrumb, breadcrumbJsonLd, type Crumb } from '../../../components/breadcrumb';
import { JsonLd } from '../../../components/json-ld';
import { Seo } from '../../../components/seo';
import { SaveSearch } from '../../../components/save-search/save-search';
import { UnitSwitch } from '../../../components/unit-switch';
import { listPathOf, placePath } from '../../../lib/place-path';
import { usePageUrl } from '../../../../shared/lib/use-page-url';
import { listHref } from '../../../../shared/lib/url-filters';
import { FilterForm } from '../filter-form';
import { ResultList } from '../result-list';
import list from '../results-page.module.css';
import type { LoadedPlace } from './load-place.server';
import { PlaceAround } from './place-around';
import { PlaceLinks } from './place-links';
import { PlacePrices } from './place-prices';
import { useTexts, type Texts } from '../../../../shared/lib/texts';
import css from './place-page.module.css';

/** The homes of a place, with their prices and their surroundings. */
export function PlacePage({ loaded }: { loaded: LoadedPlace }) {
  const texts = useTexts();
  const { place, results, form, intro, more, summary, isNarrowed, isPlain, map } = loaded;
  const { adType, name, slug, type, types, neighbours, figures } = place;
  const { path, filters, page, pageCount, total, items } = results;
  const urlOf = usePageUrl();
  const hrefOf = (wanted: number) => listHref(path, { sort: 'newest', page: wanted });
  const isList = !isNarrowed && filters.sort === 'newest';
  const isIndexed = isList && figures.count >= FEWEST_INDEXED;
  const title = numberedTitle(texts, { title: results.title, page, pageCount });
  const crumbs = crumbsOf(texts, loaded);
  return (
    <>
      <Seo
        title={title}
        description={page > 1 ? `${title}. ${summary}` : summary}
        path={hrefOf(isList ? page : 1)}
        image={items[0]?.images[0]}
        index={isIndexed}
        previous={isIndexed && page > 1 ? hrefOf(page - 1) : undefined}
        next={isIndexed && page < pageCount ? hrefOf(page + 1) : undefined}
      />
      <JsonLd data={breadcrumbJsonLd(crumbs, urlOf)} />
      <JsonLd data={placeJsonLd(loaded, urlOf)} />
      <div className={css.top}>
        <div className="container">
          <Breadcrumb crumbs={crumbs} />
          <div className={list.head}>
            <div className={list.headingRow}>
              <h1>
                {results.title} <span className={list.count}>{texts.results.count({ count: total })}</span>
              </h1>
              <div className={list.switches}>
                <SaveSearch {...{ adType, filters: form.filters, title: results.title }} />
                <UnitSwitch />
                <ListSwitch loaded={loaded} />
              </div>
            </div>
            {isPlain && <p className={css.intro}>{intro}</p>}
            <FilterForm results={form} />
          </div>
        </div>
      </div>
      <div className={`container ${css.types ?? ''}`}>
        {types.length > 1 && (
          <PlaceLinks
            title={texts.place.types({ place: texts.placeName(name) })}
            isQuiet
            links={[
              { label: texts.place.allTypes, to: placePath(adType, slug), isCurrent: type === null },
              ...types.map((each) => ({
                label: texts.place.typeNames[each.type],
                to: placePath(adType, slug, each.type),
                count: each.count,
                isCurrent: each.type === type,
              })),
            ]}
          />
        )}
      </div>
      <ResultList results={results} />
      <div className={`container ${css.below ?? ''}`}>
        {isPlain && more.length > 0 && (
          <section className={css.about}>
            <h2>{texts.place.about({ place: texts.placeName(name) })}</h2>
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
        {isPlain && figures.count > 0 && <PlacePrices place={place} path={path} />}
        {isPlain && place.middle !== null && <PlaceAround place={place} map={map} />}
        {neighbours.length > 0 && (
          <PlaceLinks
            title={texts.place.neighbours[adType]}
            links={neighbours.map((each) => ({
              label: texts.placeName(each.name),
              to: placePath(adType, each.slug, type),
              count: each.count,
            }))}
          />
        )}
      </div>
    </>
  );
}

/** Link to the homes of the place on the other list, or to the whole other list when it has none there. */
function ListSwitch({ loaded }: { loaded: LoadedPlace }) {
  const texts = useTexts();
  const { adType, slug, type, otherList } = loaded.place;
  const hrefOf = (each: 'sale' | 'rent'): string => {
    if (each === adType) return placePath(each, slug, type);
    if (otherList.count === 0) return listPathOf(each);
    return placePath(each, slug, otherList.ofType > 0 ? type : null);
  };
  return (
    <ul className={list.switch} aria-label={texts.adType.legend}>
      {(['sale', 'rent'] as const).map((each) => (
        <li key={each}>
          <Link to={hrefOf(each)} aria-current={each === adType ? 'page' : undefined} prefetch="intent">
            {texts.adType[each]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function crumbsOf(texts: Texts, { place: { adType, slug, name, type } }: LoadedPlace): Crumb[] {
  return [
    { title: texts.errors.homeLink, to: '/' },
    { title: texts.adType[adType], to: listPathOf(adType) },
    { title: texts.placeName(name), to: placePath(adType, slug) },
    ...(type === null ? [] : [{ title: texts.place.typeNames[type], to: placePath(adType, slug, type) }]),
  ];
}

/** The place as search engines read it (schema.org Place). */
function placeJsonLd(
  { place, results }: LoadedPlace,
  urlOf: (path: string) => string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: results.title,
    url: urlOf(results.path),
    about: {
      '@type': 'Place',
      name: place.name,
      ...(place.nameAr !== '' && { alternateName: place.nameAr }),
      ...(place.middle !== null && { geo: { '@type': 'GeoCoordinates', ...place.middle } }),
    },
  };
}
