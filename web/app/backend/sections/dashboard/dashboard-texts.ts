const count = (many: number, one: string, more: string): string =>
  `${many.toLocaleString('en')} ${many === 1 ? one : more}`;

/** Texts of the checklist for a new site. */
export const FIRST_STEPS = {
  title: 'Set up your site',
  progress: (done: number, all: number) => `${String(done)} of ${String(all)} done`,
  name: 'Enter your name and email',
  logo: 'Add your logo',
  colleague: 'Invite a colleague',
  hours: 'Set office hours',
  feed: 'Import your listings',
  mail: 'Set up mail and who is notified of leads',
  done: 'Done',
  open: 'To do',
  hide: 'Hide this list',
} as const;

/** Texts of the form for a member whose name or email is missing. */
export const OWN_DETAILS = {
  title: 'Your name and email',
  name: 'Your name',
  nameHint: 'As colleagues and clients read it. Until then clients read “Our adviser”.',
  email: 'Your email',
  emailHint: 'Leads, viewings and password links are mailed here.',
  save: 'Save',
  saved: 'Your details are saved.',
} as const;

export const TEXTS = {
  intro: 'Content of the site and activity of visitors, updated every nine seconds.',
  stale: 'The counts could not be updated. These are the latest we have.',
  inWeek: (many: number, before: number) =>
    `${many.toLocaleString('en')} in 7 days (before: ${before.toLocaleString('en')})`,
  newInWeek: (many: number) => `${many.toLocaleString('en')} new in 7 days`,
  ownDay: 'Your day',
  allViewings: 'All viewings',
  freeDay: 'No viewings today, and no next action is due.',
  viewingWith: (name: string) => `Viewing with ${name}`,
  nextAction: 'Next action',
  dueOn: (day: string) => `due ${day}`,
  moreDue: (many: number) => count(many, 'more next action is due', 'more next actions are due'),
  waiting: 'Waiting for you',
  nothingWaits: 'You’re all caught up.',
  newMine: (many: number) => count(many, 'new lead is assigned to you', 'new leads are assigned to you'),
  newOfNobody: (many: number) => count(many, 'new lead is unassigned', 'new leads are unassigned'),
  overdue: (many: number) => count(many, 'next action is overdue', 'next actions are overdue'),
  viewings: (many: number) => count(many, 'viewing today', 'viewings today'),
  rulesToConfirm: (many: number) => count(many, 'rule has to be confirmed', 'rules have to be confirmed'),
  rulesToReview: (many: number) => count(many, 'rule is due for review', 'rules are due for review'),
  brnCards: (many: number) =>
    count(
      many,
      'BRN card has expired or expires within 30 days',
      'BRN cards have expired or expire within 30 days',
    ),
  quarantined: 'An update of the listings waits for your decision',
} as const;
