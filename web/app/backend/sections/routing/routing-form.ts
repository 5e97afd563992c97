import type { Routing, RoutingRule } from '@manzil/contracts/leads/routing';

/** Form values of a rule: numbers and lists are strings. */
export interface RuleValues extends Omit<
  RoutingRule,
  'places' | 'adType' | 'priceFrom' | 'priceTo' | 'respondWithin' | 'escalateTo' | 'members'
> {
  places: string;
  adType: string;
  priceFrom: string;
  priceTo: string;
  respondWithin: string;
  escalateTo: string;
  /** Weight by user name. */
  members: { username: string; weight: string }[];
}

/** A day on which the office is closed; the name may be empty. */
export interface HolidayValues {
  day: string;
  name: string;
}

export interface RoutingValues {
  days: string[];
  from: string;
  to: string;
  holidays: HolidayValues[];
  rules: RuleValues[];
}

export const blankRule = (): RuleValues => ({
  name: '',
  kinds: [],
  places: '',
  unitTypes: [],
  adType: '',
  priceFrom: '',
  priceTo: '',
  languages: [],
  hours: 'any',
  to: 'turns',
  members: [],
  respondWithin: '',
  escalateTo: '',
});

export const valuesOf = ({ hours, rules }: Routing): RoutingValues => ({
  days: hours.days.map(String),
  from: hours.from,
  to: hours.to,
  holidays: holidaysOf(hours),
  rules: rules.map((rule) => ({
    ...rule,
    places: rule.places.join(', '),
    adType: rule.adType ?? '',
    priceFrom: rule.priceFrom?.toString() ?? '',
    priceTo: rule.priceTo?.toString() ?? '',
    respondWithin: rule.respondWithin?.toString() ?? '',
    escalateTo: rule.escalateTo ?? '',
    members: rule.members.map(({ username, weight }) => ({ username, weight: String(weight) })),
  })),
});

const holidaysOf = ({ holidays, holidayNames }: Routing['hours']): HolidayValues[] =>
  holidays.toSorted().map((day) => ({ day, name: holidayNames?.[day] ?? '' }));

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** An invalid number becomes NaN and is refused. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const routingOf = ({ days, from, to, holidays, rules }: RoutingValues): Routing => ({
  hours: {
    days: days.map(Number),
    from,
    to,
    holidays: holidays.map(({ day }) => day),
    holidayNames: Object.fromEntries(
      holidays.flatMap(({ day, name }) => (name.trim() === '' ? [] : [[day, name.trim()]])),
    ),
  },
  rules: rules.map((rule) => ({
    ...rule,
    places: listOf(rule.places),
    adType: rule.adType === '' ? null : (rule.adType as RoutingRule['adType']),
    priceFrom: numberOf(rule.priceFrom),
    priceTo: numberOf(rule.priceTo),
    respondWithin: numberOf(rule.respondWithin),
    escalateTo: rule.escalateTo === '' ? null : rule.escalateTo,
    members: rule.members.map(({ username, weight }) => ({ username, weight: Number(weight) })),
  })),
});

/** Field of the form for a field of the body. */
export const fieldOf = (field: string): string =>
  field.replace(/^routing\.hours\./, '').replace(/^routing\.(rules\.?)/, '$1');
