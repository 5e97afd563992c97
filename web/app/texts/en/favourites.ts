export default {
  favourites: {
    title: 'Saved homes',
    save: 'Save {name}',
    short: 'Save',
    isSaved: 'Saved',
    saved: '{name} is saved',
    removed: '{name} is no longer saved',
    recent: 'Recently viewed',
  },
  compare: {
    askAbout: '{count, plural, one {Ask about this home} other {Ask about these}}',
    compareSaved:
      '{count, plural, =2 {Compare these two} =3 {Compare these three} =4 {Compare these four} one {Compare this one} other {Compare the last four saved}}',
    withSimilar: 'Compare side by side',
    decideTogether: 'Decide together',
  },
} as const;
