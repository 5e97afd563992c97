import type { NearSchool, NearStation } from '@manzil/contracts/listings/place-page';
import type { Property } from '@manzil/contracts/listings/property';
import { detailRows, type DetailValue } from '../../lib/detail-rows';
import { formatKm } from '../../lib/format-km';
import { knownName, listingPlace, nameIn } from '../../../shared/lib/listing-labels';
import type { Texts } from '../../../shared/lib/texts';
import { costTexts } from '../../lib/cost-texts';
import type { HomeCosts } from '../../lib/home-costs';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import compareTexts from '../../../texts/en/on-demand/compare';

/** A home without its description, which the comparison does not show. */
export type Compared = Omit<Property, 'description'> & {
  /** Null without a price, and for other property than homes and land. */
  costs: HomeCosts | null;
  /**
   * AED per month: for sale, the usual mortgage with the service charge; for rent, the rent with the housing fee when
   * its rule is known.
   */
  monthly: number | null;
  /** The nearest ones. */
  station: NearStation | null;
  school: NearSchool | null;
};

export interface CompareRow {
  label: string;
  /** One for each home; null where a home does not state it. */
  values: (DetailValue | null)[];
  differs: boolean;
}

/** Shown for values that only the other kind of offer has. */
const NOT_APPLICABLE = '–';

/** Everything that the homes state, in the order of importance to visitors; a value that no home states has no row. */
export function compareRows(texts: Texts, homes: readonly Compared[]): CompareRow[] {
  const { labels, reference } = texts.listing;
  const { aed, compare } = costTexts(texts);
  const words = onDemandTexts(compareTexts, texts);
  // These differ for every listing, so that comparing them is useless.
  const own: readonly string[] = [reference, labels.updated, labels.serviceCharge];
  const stated = homes.map((home) => new Map(detailRows(texts, { ...home, description: '' })));
  const details = [...new Set(stated.flatMap((rows) => [...rows.keys()]))].filter(
    (label) => !own.includes(label),
  );
  const amenitiesOf = (home: Compared): string[] =>
    home.amenities.map((amenity) => knownName(texts.words.amenities, amenity));
  const amenities = [...new Set(homes.flatMap(amenitiesOf))].sort();
  const row = (label: string, valueOf: (home: Compared, at: number) => DetailValue | null): CompareRow => {
    const values = homes.map(valueOf);
    return { label, values, differs: new Set(values.map((value) => JSON.stringify(value))).size > 1 };
  };
  const withoutCosts = (applies: boolean, costs: HomeCosts | null): string | null =>
    applies ? costs && compare.none : NOT_APPLICABLE;
  const nearText = (near: NearStation | NearSchool | null): string | null =>
    near && texts.format.listed([nameIn(texts, near), formatKm(texts, near.km)]);
  return [
    row(words.deal, ({ adType }) => texts.badge[adType]),
    row(compare.monthly, ({ adType, costs, monthly }) => {
      if (monthly !== null) return aed(monthly);
      return adType === 'rent' ? withoutCosts(true, costs) : null;
    }),
    row(labels.serviceCharge, ({ adType, costs }) => {
      if (adType === 'rent') return NOT_APPLICABLE;
      const yearly = costs?.deal === 'sale' ? costs.serviceCharge : null;
      return yearly ? words.perYear({ amount: aed(yearly) }) : null;
    }),
    row(compare.fees, ({ adType, costs }) =>
      costs?.deal === 'sale' ? aed(costs.fees) : withoutCosts(adType === 'sale', costs),
    ),
    row(compare.cash, ({ adType, costs }) =>
      costs?.deal === 'sale' ? aed(costs.cash) : withoutCosts(adType === 'sale', null),
    ),
    row(compare.cashWithLoan, ({ adType, costs }) =>
      costs?.deal === 'sale' && costs.mortgage !== null
        ? aed(costs.mortgage.cash)
        : withoutCosts(adType === 'sale', null),
    ),
    row(compare.firstDay, ({ adType, costs }) =>
      costs?.deal === 'rent' ? aed(costs.firstDay) : withoutCosts(adType === 'rent', costs),
    ),
    row(words.place, (home) => listingPlace(texts, home) || null),
    row(words.station, ({ station }) => nearText(station)),
    row(words.school, ({ school }) => nearText(school)),
    row(labels.bedrooms, ({ bedrooms }) => (bedrooms === null ? null : texts.format.bedrooms(bedrooms))),
    row(labels.rooms, ({ rooms }) => (rooms === null ? null : texts.units.rooms({ count: rooms }))),
    row(labels.bathrooms, ({ bathrooms }) =>
      bathrooms === null ? null : texts.units.baths({ count: bathrooms }),
    ),
    row(labels.builtUp, ({ builtUpArea: area }) =>
      area === null ? null : { sqft: texts.format.area(area), sqm: texts.format.squareMetres(area) },
    ),
    row(labels.parking, ({ parking }) => (parking ? texts.units.parking({ count: parking }) : null)),
    ...details.map((label) => row(label, (_home, at) => stated[at]?.get(label) ?? null)),
    ...amenities.map((amenity) =>
      row(amenity, (home) => (amenitiesOf(home).includes(amenity) ? words.yes : words.no)),
    ),
  ].filter(
    ({ label, values }) =>
      values.some((value) => value !== null && value !== NOT_APPLICABLE) ||
      // Shown although it is missing, so that a buyer can ask for it.
      (label === labels.serviceCharge && values.includes(null)),
  );
}
