import {
  AFFORDABILITY_PAGE,
  AFFORDABILITY_PARAMETERS,
  COST_PAGE,
  COST_PARAMETERS,
  EXCHANGE_RATES,
  RENT_OR_BUY_PAGE,
  RENT_OR_BUY_PARAMETERS,
} from '@manzil/rules/cost-parameters';
import { isReservedPath } from './reserved-paths.js';
import { searchQuerySchema } from './listings/search.js';
import { splitLanguage } from './site-language.js';

const { adType: _ofThePath, pageSize: _fixed, ...filters } = searchQuerySchema.shape;
/** The filter form of a list also sends the previous price period. */
const FILTERS = [...Object.keys(filters), 'limitsFor', 'view', 'layers'];

/** Pages of the site with the query parameters that they depend on. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  // `for` is set by the search form of the home page.
  '/buy': [...FILTERS, 'for'],
  '/rent': FILTERS,
  '/blog': ['page'],
  '/compare': ['homes', 'only'],
  '/contact': ['homes'],
  [COST_PAGE]: COST_PARAMETERS,
  [AFFORDABILITY_PAGE]: AFFORDABILITY_PARAMETERS,
  [EXCHANGE_RATES]: [],
  [RENT_OR_BUY_PAGE]: RENT_OR_BUY_PARAMETERS,
  '/faqs': ['q'],
  '/mortgageservices': ['price', 'down', 'years', 'rate', 'offPlan', 'buyer', 'home', 'emirate'],
  '/thankyou': ['subemail', 'pageUrl'],
};
/** A place, with or without a type. */
const PLACE = /^\/(?:buy|rent)\/[^/]+(?:\/[^/]+)?$/;
const PAGED = /^\/blog\/(?:category|author)\/[^/]+$/;
/** Pages of the site that depend on their path alone. */
const WITHOUT = new Set(
  '/ /new_development_properties /meetmyteam /testimonials /aboutus /sell /sell/property-management /sell/holiday-homes /subscribeus /thanks /favourites /singleproperty /privacy /terms /cookies'.split(
    ' ',
  ),
);
/** Suffix of the requests of the site's router when a visitor navigates within the site. */
const DATA = /(?:\/_root)?\.data$/;
const DATA_PARAMETERS = ['_routes'];

/** The query parameters that the page at `path` depends on; undefined for screens of staff, which may take any. */
export function parametersOfPage(path: string): readonly string[] | undefined {
  const { address } = splitLanguage(path);
  const isData = DATA.test(address);
  const page = isData ? address.replace(DATA, '') || '/' : address;
  const own =
    PARAMETERS[page] ??
    (PLACE.test(page) ? FILTERS : PAGED.test(page) ? ['page'] : dependsOnPathAlone(page) ? [] : undefined);
  return isData ? own && [...own, ...DATA_PARAMETERS] : own;
}

/** A path of one segment that is not the site's own is a listing, a development or a custom page. */
const dependsOnPathAlone = (path: string): boolean =>
  WITHOUT.has(path) ||
  /^\/(?:blog|meetmyteam|assets)\/./.test(path) ||
  (/^\/[^/]+$/.test(path) && !isReservedPath(path));
