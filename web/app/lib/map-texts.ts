/** What the page says around the map of homes. */
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
};
