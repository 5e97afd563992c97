import type { Slot } from './fee-parts.js';
import type { Emirate } from './vocabulary.js';

/** Prefixes of rule ids. */
const PREFIX: Readonly<Record<Emirate, string>> = {
  'abu-dhabi': 'abudhabi',
  dubai: 'dubai',
  sharjah: 'sharjah',
  ajman: 'ajman',
  'umm-al-quwain': 'uaq',
  'ras-al-khaimah': 'rak',
  fujairah: 'fujairah',
};

/** Fees of banks have one rule for all emirates. */
const FEDERAL: ReadonlySet<Slot> = new Set(['bank.arrangement', 'bank.valuation']);

export const ruleIdOf = (emirate: Emirate, slot: Slot): string =>
  `${FEDERAL.has(slot) ? 'dubai' : PREFIX[emirate]}.${slot}`;

export const rentIncreaseRuleOf = (emirate: Emirate): string => `${PREFIX[emirate]}.rent.increase`;
