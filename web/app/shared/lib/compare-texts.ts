export const compareTexts = {
  title: 'Compare homes',
  description:
    'Up to four homes side by side. The address of this page holds the comparison, so you can send it.',
  table: 'The homes side by side',
  home: 'Home',
  price: 'Price',
  place: 'Place',
  deal: 'Offer',
  differs: 'differs',
  yes: 'Yes',
  no: 'No',
  none: 'Not stated',
  remove: 'Remove',
  removeOf: (home: string) => `Remove ${home} from the comparison`,
  onlyDifferences: 'Show only differences',
  everything: 'Show everything',
  differences: (count: number, total: number) =>
    `${String(count)} of ${String(total)} ${total === 1 ? 'line' : 'lines'} ${count === 1 ? 'differs' : 'differ'}`,
  same: 'These homes are alike in everything that they state.',
  addAnother: 'Add another home to see what differs.',
  addSaved: 'Add a saved home',
  addOf: (home: string) => `Add ${home} to the comparison`,
  full: 'Four homes are the most. Remove one to add another.',
  gone: (home: string) => `${home} is no longer on the market and cannot be compared.`,
  similar: 'See similar homes',
  unknown: (home: string) => `There is no home at /${home}.`,
  empty: 'No homes to compare yet',
  emptyHelp:
    'Save homes with the heart on their photos, then compare them here or on the page of saved homes.',
  emptyNext: 'Look at homes for sale',
  compareSaved: (count: number) =>
    count > 4
      ? 'Compare the four saved last'
      : `Compare these ${count === 2 ? 'two' : count === 3 ? 'three' : 'four'}`,
  withSimilar: 'Compare side by side',
  decideTogether: 'Decide together',
} as const;
