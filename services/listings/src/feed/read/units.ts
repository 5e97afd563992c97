import { ownPropertyValue } from '../own-property.js';

const SQ_FT_PER_SQ_M = 10.7639;
const SQ_FT = new Set([
  ...['sqft', 'sqfeet', 'sqfoot', 'squareft', 'squarefeet', 'squarefoot', 'sf', 'sft', 'sqf', 'ft', 'feet'],
  ...['foot', 'psf', 'sqfts', 'قدم', 'sqقدم', 'feetsquare', 'feetsquared', 'قدممربع', 'قدممربعه'],
]);
const SQ_M = new Set([
  ...['sqm', 'sqms', 'sqmt', 'sqmts', 'sqmtr', 'sqmtrs', 'sqmeter', 'sqmeters', 'sqmetre', 'sqmetres', 'm'],
  ...['squarem', 'squaremeter', 'squaremeters', 'squaremetre', 'squaremetres', 'meter', 'meters', 'metre'],
  ...[
    'metres',
    'mt',
    'mts',
    'mtr',
    'mtrs',
    'psm',
    'متر',
    'مترمربع',
    'sqم',
    'sqمتر',
    'م',
    'mq',
    'qm',
    'квм',
    'sqм',
  ],
  ...['meterssquared', 'metressquared', 'metersquared', 'metresquared', 'msquared'],
]);
/** Other units, in sq ft. */
const OTHERS: Readonly<Record<string, number>> = {
  acre: 43_560,
  acres: 43_560,
  ac: 43_560,
  فدان: 45_208.4,
  hectare: 107_639,
  hectares: 107_639,
  ha: 107_639,
  هكتار: 107_639,
  sqyd: 9,
  sqyds: 9,
  sqyard: 9,
  sqyards: 9,
  squareyard: 9,
  squareyards: 9,
  gaj: 9,
  yd: 9,
  yds: 9,
  yard: 9,
  yards: 9,
  ياردهمربعه: 9,
};

/** Returns the sq ft in a unit of area, whose words are joined; undefined for any other word. */
export function sqFtPer(unit: string): number | undefined {
  if (SQ_FT.has(unit)) return 1;
  return SQ_M.has(unit) ? SQ_FT_PER_SQ_M : ownPropertyValue(OTHERS, unit);
}
