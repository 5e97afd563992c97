import { UNIT_TYPES, type UnitType } from '@manzil/contracts/listings/vocabulary';
import type { Statement, Meaning, Unit } from './meaning.js';

/** Phrases of one meaning, separated by bars. They are folded before they are compared, so one spelling is enough. */
type Row = readonly [phrases: string, meaning: Meaning];

const statement = (phrases: string, given: Statement): Row => [
  phrases,
  { is: 'statement', statement: given },
];
const unit = (phrases: string, given: Unit): Row => [phrases, { is: 'unit', unit: given }];
const counted = (phrases: string, of: Unit, count: number): Row => [
  phrases,
  { is: 'counted', unit: of, count },
];
const number = (phrases: string, given: number): Row => [phrases, { is: 'number', number: given }];
const type = (phrases: string, ...value: UnitType[]): Row => statement(phrases, { kind: 'type', value });

const TYPES: readonly Row[] = [
  ...UNIT_TYPES.map((each) => type(`${each}|${each}s`, each)),
  type('apt|apts|appartment|appartments|flat|flats|condo|condos|شقة|شقق|شقه سكنية|شقق سكنية', 'Apartment'),
  type('vila|vilas|فيلا|فلل|فيلات|فله', 'Villa'),
  type('town house|town houses|townhome|townhomes|تاون هاوس|تاونهاوس', 'Townhouse'),
  type('house|houses|بيت|بيوت|منزل|منازل', 'Villa', 'Townhouse'),
  type('pent house|pent houses|بنتهاوس|بنت هاوس', 'Penthouse'),
  type('duplexes|دوبلكس|دوبلكسات', 'Duplex'),
  type('lands|أرض|أراضي', 'Land'),
  type('plot of land|plots of land|قطعة أرض|قطع أراضي|قطع أرض', 'Plot', 'Land'),
  type('قسيمة|قسائم', 'Plot'),
];

const CHOICES: readonly Row[] = [
  statement(
    'for rent|to rent|rent|rental|rentals|renting|to let|for lease|to lease|lease|للإيجار|إيجار|للاستئجار|استئجار|أستأجر',
    { kind: 'adType', value: 'rent' },
  ),
  statement(
    'for sale|on sale|sale|to buy|buy|buying|purchase|to purchase|للبيع|بيع|شراء|للشراء|تمليك|أشتري',
    {
      kind: 'adType',
      value: 'sale',
    },
  ),
  statement('furnished|fully furnished|with furniture|مفروش|مفروشة|مفروشة بالكامل|مع أثاث', {
    kind: 'furnishing',
    value: ['furnished'],
  }),
  statement(
    'unfurnished|un furnished|not furnished|non furnished|without furniture|no furniture|غير مفروش|غير مفروشة|بدون فرش|بدون أثاث|ليست مفروشة|ليس مفروش|بدون مفروشات',
    {
      kind: 'furnishing',
      value: ['unfurnished'],
    },
  ),
  statement('partly furnished|partially furnished|part furnished|semi furnished|مفروشة جزئيا|شبه مفروشة', {
    kind: 'furnishing',
    value: ['partly'],
  }),
  statement('ready|ready to move|ready to move in|move in ready|completed|جاهز|جاهزة|جاهزة للسكن', {
    kind: 'completion',
    value: 'ready',
  }),
  statement('off plan|offplan|off - plan|under construction|على الخارطة|على المخطط|قيد الإنشاء|تحت الإنشاء', {
    kind: 'completion',
    value: 'off-plan',
  }),
  statement('monthly|per month|a month|each month|/ month|pcm|/ mo|شهريا|شهري|في الشهر|بالشهر|كل شهر', {
    kind: 'period',
    value: 'monthly',
  }),
  statement('yearly|annually|annual|per year|a year|per annum|/ year|/ yr|سنويا|سنوي|في السنة|بالسنة', {
    kind: 'period',
    value: 'yearly',
  }),
  statement('studio|studios|studio apartment|studio apartments|studio flat|استوديو|ستوديو|استديو|ستديو', {
    kind: 'bedrooms',
    value: [0],
  }),
];

const UNITS: readonly Row[] = [
  unit('bed|beds|bedroom|bedrooms|bed room|bed rooms|br|brs|bdr|bhk|bd|غرف|غرف نوم|غرفة|غرفة نوم', 'bedroom'),
  unit('bath|baths|bathroom|bathrooms|bath room|bath rooms|ba|حمام|حمامات', 'bathroom'),
  unit('cheque|cheques|check|checks|chq|chqs|شيك|شيكات|دفعة|دفعات', 'cheque'),
  unit('sqft|sq ft|sft|sf|ft 2|ft ²|sq feet|square feet|square foot|قدم|قدم مربع|قدم مربعة', 'sqft'),
  unit('sqm|sq m|m 2|m ²|sqmt|sq meter|sq meters|sq metre|sq metres', 'sqm'),
  unit('square meter|square meters|square metre|square metres|متر|متر مربع|أمتار', 'sqm'),
  counted('غرفة نوم|غرفة نوم واحدة|غرفة واحدة|غرفة وصالة', 'bedroom', 1),
  counted('غرفتين|غرفتين نوم|غرفتان|غرفتي نوم|غرفتين وصالة', 'bedroom', 2),
  counted('حمام واحد', 'bathroom', 1),
  counted('حمامين|حمامان', 'bathroom', 2),
  counted('شيك واحد|دفعة واحدة|single cheque', 'cheque', 1),
  counted('شيكين|شيكان|دفعتين', 'cheque', 2),
  ['aed|dhs|dh|dhm|dirham|dirhams|درهم|دراهم|درهما', { is: 'currency' }],
  ['k|thousand|ألف|آلاف|الاف', { is: 'scale', factor: 1_000 }],
  ['m|mn|mil|mio|mln|million|millions|مليون|ملايين', { is: 'scale', factor: 1_000_000 }],
];

const NUMBERS: readonly Row[] = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at) =>
    number(word, at + 1),
  ),
  ...['single', 'double'].map((word, at) => number(word, at + 1)),
  number('ثلاث|ثلاثة', 3),
  number('أربع|أربعة', 4),
  number('خمس|خمسة', 5),
  number('ست|ستة', 6),
  number('سبع|سبعة', 7),
  number('ثمان|ثماني|ثمانية', 8),
  number('half a million|نصف مليون', 500_000),
  number('مليون', 1_000_000),
  number('مليونين|مليونان', 2_000_000),
];

const COMPARES: readonly Row[] = [
  [
    'under|below|less than|up to|upto|max|maximum|at most|no more than|not more than|until|cheaper than|<|' +
      'budget|budget of|أقل من|تحت|حتى|بحد أقصى|لا يزيد عن|لا تزيد عن|لغاية|ميزانية|ما دون',
    { is: 'compare', by: 'max' },
  ],
  [
    'over|above|more than|min|minimum|at least|from|starting from|starting at|>|أكثر من|فوق|ابتداء من|من|على الأقل|بحد أدنى|لا يقل عن|لا تقل عن|أكبر من',
    { is: 'compare', by: 'min' },
  ],
  ['between|بين|ما بين', { is: 'compare', by: 'between' }],
  [
    '+|plus|or more|or above|and above|and up|and more|أو أكثر|فأكثر|وأكثر|فما فوق',
    { is: 'bound', by: 'min' },
  ],
  ['or less|or below|and below|max|maximum|أو أقل|فأقل|كحد أقصى', { is: 'bound', by: 'max' }],
  ['-|to|and|or|/|و|إلى|الى|أو|ل', { is: 'join' }],
  [
    'without|w / o|no|not|nor|non|excluding|exclude|except|minus|بدون|من دون|دون|بلا|من غير|غير|ليس|ليست|لا|لا يوجد|خالي من|خالية من',
    { is: 'negation' },
  ],
];

const FILLERS =
  'in|at|near|with|and|a|an|the|of|for|on|or|to|by|from|has|having|around|close|i|we|am|want|need|' +
  'looking|search|find|me|show|please|property|properties|home|homes|unit|units|listing|listings|' +
  'في|مع|من|على|عن|أو|و|ب|قرب|قريب|أريد|أبحث|ابحث|بها|فيها|ذات|عقار|عقارات|وحدة|سكن|السكن|إلى|الى';

/** The words that mean the same for every agency. */
export const KEYWORDS: readonly Row[] = [
  ...TYPES,
  ...CHOICES,
  ...UNITS,
  ...NUMBERS,
  ...COMPARES,
  statement(FILLERS, { kind: 'filler', value: null }),
];
