export const TEXTS = {
  intro: 'Who did what, newest first, including refused attempts. Entries cannot be changed.',
  empty: 'There are no entries of this kind.',
  before: 'Before',
  after: 'After',
  field: 'Field',
};
