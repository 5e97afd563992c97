/** The texts around the map of homes. */
export const mapTexts = {
  label: 'Map of homes. The list shows the same homes.',
  loading: 'Loading map …',
  needsScript: 'The map needs JavaScript. The list below shows the same homes.',
  unavailable: 'This browser can’t show the map. The list shows the same homes.',
  failed: 'We couldn’t load the homes on the map.',
  retry: 'Try again',
  inView: (count: string, one: boolean) => `${count} ${one ? 'home' : 'homes'} on this part of the map`,
  unplaced: (count: string, one: boolean) =>
    one
      ? `${count} home has no position and is in the list only.`
      : `${count} homes have no position and are in the list only.`,
  searchHere: 'Search this area',
  clearArea: 'Clear area',
  draw: 'Draw an area',
  drawing: 'Tap the corners of your area, then Done.',
  mostCorners: (most: number) =>
    `An area can have up to ${String(most)} corners. Choose Done, or undo the last corner.`,
  done: 'Done',
  undoCorner: 'Undo corner',
  cancel: 'Cancel',
  radius: 'Within … of the map centre',
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
  layerFailed: 'We couldn’t load this layer.',
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
