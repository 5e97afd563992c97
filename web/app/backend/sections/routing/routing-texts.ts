import type { LEAD_LANGUAGES, ROUTED_KINDS, RoutingRule } from '@manzil/contracts/leads/routing';

export const ROUTING_TEXTS = {
  title: 'Routing',
  intro:
    'Rules assign new leads to members. The first matching rule applies; leads without a match stay unassigned and anyone can take them.',
  on: (rules: number) => `On, with ${String(rules)} ${rules === 1 ? 'rule' : 'rules'}.`,
  off: 'Routing is off. New leads stay unassigned.',
  hours: 'Office hours (Gulf time)',
  days: 'Days',
  from: 'From',
  to: 'To',
  holidays: 'Holidays',
  holidaysHint: 'The office is closed all day, and visitors book no viewings. Names are for the team.',
  noHolidays: 'No holidays are entered.',
  holiday: (number: number) => `Holiday ${String(number)}`,
  holidayName: (number: number) => `Name of holiday ${String(number)}`,
  addHoliday: 'Add a holiday',
  removeDay: 'Remove',
  removeHoliday: (name: string) => `Remove holiday: ${name}`,
  hoursWrong: 'Nothing has been saved. Please check the office hours.',
  saveHours: 'Save the office hours alone',
  hoursSaved: 'The office hours are saved. Visitors book no viewings on the holidays.',
  rules: 'Rules',
  none: 'No rules yet.',
  rule: (number: number, name: string) => `Rule ${String(number)}${name === '' ? '' : `: ${name}`}`,
  name: 'Name',
  nameHint: 'Shown on the leads it assigns.',
  conditions: 'Applies when all of these match',
  kinds: 'Type of enquiry (leave empty for any)',
  places: 'Communities of the home',
  placesHint: 'Separated by commas; empty for any.',
  unitTypes: 'Property type (leave empty for any)',
  adType: 'Offered for',
  priceFrom: 'Price from (AED)',
  priceTo: 'Price to (AED)',
  priceHint: 'Yearly rent. Leave empty for any.',
  languages: 'Page language (leave empty for any)',
  received: 'Received',
  assigned: 'Assigned to',
  members: 'Members',
  disabled: (username: string) => `${username} (disabled)`,
  weight: (username: string) => `Weight of ${username}`,
  weightHint: 'Weight 3 receives three times as many leads as weight 1.',
  respondWithin: 'To be answered within (minutes of office hours)',
  respondHint: 'Empty for no limit.',
  escalateTo: 'If no one answers, assign to',
  nobody: 'No one else',
  add: 'Add a rule',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  try: 'Test on the last 90 days',
  discard: 'Discard changes',
  switchOn: 'Switch these rules on',
  switchOff: 'Switch off',
  switchedOn: 'The rules are on',
  switchedOff: 'The rules are off',
  result: 'What these rules would have done',
  changed: 'You have changed the rules since. Try them again before you switch them on.',
  leads: (leads: number, days: number) => `${leads.toLocaleString('en')} leads in ${String(days)} days`,
  orphans: (count: number) => `${count.toLocaleString('en')} left unassigned`,
  unknownHomes: (count: number) =>
    `${count.toLocaleString('en')} about homes of which nothing was stored: rules about homes did not fit them`,
  byRule: 'Leads by rule',
  ruleHead: ['Rule', 'Leads', 'In fact answered in time'],
  byMember: 'Leads by member',
  memberHead: ['Member', 'Leads', 'Most on one day'],
} as const;

type RoutedKind = (typeof ROUTED_KINDS)[number];
export const KINDS: readonly (readonly [RoutedKind, string])[] = [
  ['popup', 'Home page'],
  ['contact', 'Contact'],
  ['sell', 'Sell'],
  ['listing', 'Property'],
  ['mortgage', 'Mortgage'],
];

export const LANGUAGES: readonly (readonly [(typeof LEAD_LANGUAGES)[number], string])[] = [
  ['en', 'English'],
  ['ar', 'Arabic'],
];

export const HOURS: readonly (readonly [RoutingRule['hours'], string])[] = [
  ['any', 'At any time'],
  ['working', 'In office hours'],
  ['outside', 'Outside of office hours'],
];

export const TO: readonly (readonly [RoutingRule['to'], string])[] = [
  ['turns', 'The members below, in turns'],
  ['adviser', 'The listing’s adviser, if selected below'],
];
