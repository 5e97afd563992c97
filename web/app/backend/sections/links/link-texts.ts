export const TEXTS = {
  title: 'Links',
  intro: 'Links within the site that lead nowhere, and addresses from which visitors are redirected.',
  tabsLabel: 'Links',
  tabs: { broken: 'Broken links', redirects: 'Redirects' },
  broken: {
    caption: 'Broken links',
    search: 'Search addresses and texts of links',
    checking: 'Checking every link of the site…',
    columns: { path: 'Address', uses: 'Linked from', count: 'Places' },
    none: (checked: number) =>
      checked === 0 ? 'Nothing links to a page of this site yet.' : 'Every link leads to a page.',
    checked: (checked: number) => `${String(checked)} addresses checked.`,
    unknown: (paths: readonly string[]) =>
      `Could not be checked, because the site did not answer: ${paths.join(', ')}`,
    again: 'Check again',
    status: (status: number) => (status === 410 ? 'Page deleted' : 'Page not found'),
    redirect: 'Redirect it',
    redirectOf: (path: string) => `Redirect ${path}`,
  },
  redirects: {
    add: 'Add a redirect',
    caption: 'Redirects',
    search: 'Search the redirects',
    columns: { from: 'From', to: 'To', hits: 'Used', made: 'Created' },
    empty: 'There are no redirects yet.',
    hits: (hits: number) => (hits === 1 ? 'once' : `${hits.toLocaleString('en')} times`),
    never: 'never',
    last: (at: string) => `last ${at}`,
    remove: 'Delete',
    removeOf: (path: string) => `Delete the redirect of ${path}`,
    removeSelected: 'Delete selected',
    removeTitle: (count: number) =>
      count === 1 ? 'Delete the redirect?' : `Delete ${String(count)} redirects?`,
    removeText: (paths: readonly string[]) =>
      paths.length === 1
        ? `Visitors of ${paths.join()} will see “Page not found”.`
        : `Visitors of these addresses will see “Page not found”: ${paths.join(', ')}`,
    removed: (paths: readonly string[]) =>
      paths.length === 1
        ? `${paths.join()} is not redirected any more.`
        : `${String(paths.length)} addresses are not redirected any more.`,
    undo: 'Undo',
    restored: (paths: readonly string[]) =>
      `${
        paths.length === 1 ? `${paths.join()} is` : `${String(paths.length)} addresses are`
      } redirected again. Uses are counted from now on.`,
    formerTitle: 'Former addresses',
    formerIntro:
      'Created automatically when a page, a post or a team member moved. They are removed with it, so they can’t be deleted here.',
    formerCaption: 'Former addresses',
    formerSearch: 'Search the former addresses',
    formerColumns: { from: 'From', to: 'To', what: 'What' },
  },
  form: {
    title: 'Add a redirect',
    from: 'From',
    fromHint: 'An address without a page, such as /old-guide',
    to: 'To',
    toHint: 'A page of this site, such as /guide',
    status: 'Kind',
    statuses: [
      ['301', '301: permanent, as usual'],
      ['308', '308: permanent, forms are sent again'],
    ],
    save: 'Add redirect',
    cancel: 'Cancel',
    saved: (from: string, to: string) => `${from} redirects to ${to} now.`,
  },
} as const;
