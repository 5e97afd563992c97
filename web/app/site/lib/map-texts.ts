/** The texts around the map of homes. */
export const mapTexts = {
  label: 'Map of the homes. The list has the same homes.',
  loading: 'The map is loading …',
  needsScript: 'The map needs JavaScript. The list below has all of its homes.',
  unavailable: 'The map cannot be shown in this browser. The list has all of its homes.',
  failed: 'The homes on the map could not be loaded.',
  retry: 'Try again',
  inView: (count: string, one: boolean) => `${count} ${one ? 'home' : 'homes'} on this part of the map`,
  unplaced: (count: string, one: boolean) =>
    one
      ? `${count} home has no position and is in the list only.`
      : `${count} homes have no position and are in the list only.`,
  searchHere: 'Search this area',
  clearArea: 'Clear area',
  draw: 'Draw an area',
  drawing: 'Click the corners of the area on the map, then choose Done.',
  mostCorners: (most: number) =>
    `An area has ${String(most)} corners at most. Choose Done, or undo the last corner.`,
  done: 'Done',
  undoCorner: 'Undo corner',
  cancel: 'Cancel',
  radius: 'Distance from the middle of the map',
  noRadius: 'Any distance',
  within: (km: number) => `Within ${String(km)} km`,
  group: (count: number, price: string | undefined) =>
    `${String(count)} homes${price === undefined ? '' : ` from ${price}`}: show them closer`,
  place: (count: number, price: string | undefined) =>
    count === 1
      ? `Home${price === undefined ? '' : `, ${price}`}: show it`
      : `${String(count)} homes at one address${price === undefined ? '' : ` from ${price}`}: show them`,
  onRequest: 'Ask',
  here: 'Homes at this address',
  homesHere: (count: string, one: boolean) => `${count} ${one ? 'home' : 'homes'} at this address`,
  closeHere: 'Close',
  allHere: (count: string) => `All ${count} homes here`,
  credit: 'Boundaries: Dubai Municipality',
  credits: {
    stations: 'Stations: Roads and Transport Authority, Dubai',
    schools: 'Schools: Knowledge and Human Development Authority, Dubai',
  },
  layers: 'Layers',
  layerNames: { stations: 'Stations', schools: 'Private schools', prices: 'Price per sq ft' },
  layerFailed: 'This layer could not be loaded.',
  kinds: { metro: 'Metro', tram: 'Tram', monorail: 'Monorail' },
  station: (kind: string, line: string) => (line.includes(kind) ? line : `${kind}, ${line}`),
  school: (curriculum: string, rated: { rating: string; ratedIn: string } | undefined) =>
    `${curriculum} curriculum. ${
      rated === undefined ? 'Not rated yet.' : `${rated.rating} (inspection ${rated.ratedIn}).`
    }`,
  /** The names that people use go before that of the municipality. */
  community: (name: string, places: readonly string[]) =>
    places.length === 0 ? name : places.slice(0, 2).join(', '),
  perArea: (price: string, count: number) => `AED ${price} per sq ft, the median of ${String(count)} homes`,
  pricesNote: {
    sale: 'Median asking price per sq ft of all our homes for sale, in communities with at least three. The filters do not change it.',
    rent: 'Median yearly rent per sq ft of all our homes for rent, in communities with at least three. The filters do not change it.',
  },
  noPrices: 'No community has three homes with a price and a size.',
  shade: (from: string | undefined, to: string | undefined) =>
    from === undefined
      ? to === undefined
        ? 'All prices'
        : `Below ${to}`
      : to === undefined
        ? `${from} and more`
        : `${from} to ${to}`,
  pricesAsTable: 'As a table',
  priceColumns: { community: 'Community', price: 'AED per sq ft', homes: 'Homes' },
};
