export const TEXTS = {
  compare: 'Compare and merge',
  title: 'Compare and merge',
  intro: (theirs: string): string =>
    `These fields differ between your version and the one that ${theirs} saved. Choose what stays; nothing is saved before you save the form.`,
  same: 'Both versions are the same. Take theirs to continue.',
  loading: 'Reading what was saved…',
  retry: 'Retry',
  mine: 'Yours',
  theirs: (name: string): string => `Saved by ${name}`,
  empty: 'Empty',
  changedBy: {
    me: 'Changed by you alone',
    them: 'Changed by them alone',
    both: 'Changed by both of you',
  },
  merge: 'Apply to form',
  cancel: 'Cancel',
  merged: 'The form shows what you chose. Look at it and save it.',
  somebody: 'someone',
};
