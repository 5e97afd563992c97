import type { Near } from '@manzil/contracts/listings/near';
import { ALL_UNIT_TYPES, COMMERCIAL_UNIT_TYPES, type UnitType } from '@manzil/contracts/listings/vocabulary';
import { EMPTY_WORDS, FILLERS } from './filler-words.js';
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
  ...ALL_UNIT_TYPES.map((each) => type(`${each}|${each}s`, each)),
  type('apt|apts|appartment|appartments|flat|flats|condo|condos|شقة|شقق|شقه سكنية|شقق سكنية', 'Apartment'),
  type('vila|vilas|فيلا|فلل|فيلات|فله', 'Villa'),
  type('town house|town houses|townhome|townhomes|تاون هاوس|تاونهاوس|تاون هاوسات|تاونهاوسات', 'Townhouse'),
  type('house|houses|بيت|بيوت|منزل|منازل', 'Villa', 'Townhouse'),
  type('pent house|pent houses|بنتهاوس|بنت هاوس|بنتهاوسات', 'Penthouse'),
  type('duplexes|دوبلكس|دوبليكس|دوبلكسات', 'Duplex'),
  type('lands|أرض|أراضي|أراض', 'Land'),
  type('plot of land|plots of land|قطعة أرض|قطع أراضي|قطع أرض', 'Plot', 'Land'),
  type('قسيمة|قسائم', 'Plot'),
  type('office space|office spaces|office unit|office units|مكتب|مكاتب|مكتب تجاري|مكاتب تجارية', 'Office'),
  type(
    'retail|retail space|retail spaces|retail shop|retail unit|محل|محلات|محل تجاري|محلات تجارية|دكان|دكاكين|تجزئة|محلات تجزئة',
    'Shop',
  ),
  type('ware house|ware houses|مستودع|مستودعات|مخزن|مخازن', 'Warehouse'),
  type(
    'commercial|commercial space|commercial property|commercial properties|تجاري|تجارية|عقار تجاري|عقارات تجارية',
    ...COMMERCIAL_UNIT_TYPES,
  ),
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
  statement(
    'furnished|fully furnished|with furniture|مؤثث|مؤثثة|مفروش|مفروشة|مفروشة بالكامل|مفروش بالكامل|مؤثثة بالكامل|مؤثث بالكامل|مع أثاث',
    {
      kind: 'furnishing',
      value: ['furnished'],
    },
  ),
  statement(
    'unfurnished|un furnished|not furnished|non furnished|without furniture|no furniture|غير مفروش|غير مفروشة|بدون فرش|بدون أثاث|ليست مفروشة|ليس مفروش|بدون مفروشات',
    {
      kind: 'furnishing',
      value: ['unfurnished'],
    },
  ),
  statement(
    'partly furnished|partially furnished|part furnished|semi furnished|half furnished|مفروشة جزئيا|مفروش جزئيا|شبه مفروشة|شبه مفروش|نصف مفروشة|نصف مفروش|نص مفروشة',
    {
      kind: 'furnishing',
      value: ['partly'],
    },
  ),
  statement(
    'ready|ready to move|ready to move in|move in ready|completed|جاهز|جاهزة|جاهز للسكن|جاهزة للسكن|جاهز للانتقال|جاهزة للانتقال|جاهز للتسليم|جاهزة للتسليم|مكتمل|مكتملة|مكتمل البناء|مكتملة البناء',
    {
      kind: 'completion',
      value: 'ready',
    },
  ),
  statement(
    'off plan|offplan|off - plan|under construction|على الخارطة|على المخطط|قيد الإنشاء|تحت الإنشاء|أوف بلان',
    {
      kind: 'completion',
      value: 'off-plan',
    },
  ),
  statement('freehold|free hold|تملك حر|تمليك حر|التملك الحر|التمليك الحر|ملكية حرة|ملك حر', {
    kind: 'tenure',
    value: 'freehold',
  }),
  statement('leasehold|lease hold|usufruct|حق انتفاع|حق الانتفاع|إيجار طويل الأمد', {
    kind: 'tenure',
    value: 'leasehold',
  }),
  statement('monthly|per month|a month|each month|/ month|pcm|/ mo|شهريا|شهري|في الشهر|بالشهر|كل شهر', {
    kind: 'period',
    value: 'monthly',
  }),
  statement('yearly|annually|annual|per year|a year|per annum|/ year|/ yr|سنويا|سنوي|في السنة|بالسنة', {
    kind: 'period',
    value: 'yearly',
  }),
  statement(
    'studio|studios|studio apartment|studio apartments|studio flat|استوديو|ستوديو|استديو|ستديو|شقة استوديو|شقة ستوديو|شقة استديو|شقق استوديو',
    {
      kind: 'bedrooms',
      value: [0],
    },
  ),
];

const HANDOVER: readonly Row[] = [
  [
    'handover|hand over|handed over|handover year|handover date|completion|completion date|completing|completed|delivery|' +
      'delivery date|ready|ready to move|ready to move in|move in|' +
      'تسليم|التسليم|استلام|الاستلام|تسلم|سنة التسليم|موعد التسليم|تاريخ التسليم|موعد الاستلام|جاهز|جاهزة|تجهز|يجهز|' +
      'جاهز للتسليم|جاهزة للتسليم|جاهز للسكن|جاهزة للسكن',
    { is: 'handover' },
  ],
  ['handover|completion|delivery|تسليم|التسليم|استلام|الاستلام', { is: 'handoverNoun' }],
  [
    'by|by the end of|by end of|by end|until|till|up to|no later than|not later than|at the latest|before the end of|before end of|' +
      'بحلول|بحلول نهاية|حتى|حتى نهاية|لغاية|قبل نهاية|قبل انتهاء|في موعد أقصاه|بحد أقصى',
    { is: 'deadline', isBefore: false },
  ],
  ['before|earlier than|قبل', { is: 'deadline', isBefore: true }],
  [
    [
      ...[1, 2, 3, 4].flatMap((quarter) => [`q${String(quarter)}`, `${String(quarter)}q`]),
      ...['first', 'second', 'third', 'fourth', '1st', '2nd', '3rd', '4th', 'last'].map(
        (word) => `${word} quarter`,
      ),
      ...['الأول', 'الثاني', 'الثالث', 'الرابع', 'الأخير'].map((word) => `الربع ${word}`),
      ...['أول', 'ثاني', 'ثالث', 'رابع', 'أخير'].map((word) => `ربع ${word}`),
      'end of|the end of|start of|beginning of|middle of|late|early|mid|نهاية|أواخر|بداية|أوائل|مطلع|منتصف',
    ].join('|'),
    { is: 'partOfYear' },
  ],
  ['year|the year|عام|العام|سنة|السنة', { is: 'year' }],
];

const UNITS: readonly Row[] = [
  unit(
    'bed|beds|bedroom|bedrooms|bed room|bed rooms|br|brs|bdr|bhk|bd|غرف|غرف نوم|غرف وصالة|غرفة|غرفة نوم',
    'bedroom',
  ),
  unit('bath|baths|bathroom|bathrooms|bath room|bath rooms|ba|حمام|حمامات|دورة مياه|دورات مياه', 'bathroom'),
  unit('cheque|cheques|check|checks|chq|chqs|شيك|شيكات|دفعة|دفعات', 'cheque'),
  unit(
    'sqft|sq ft|sft|sf|ft 2|ft ²|sq feet|square feet|square foot|قدم|قدم مربع|قدم مربعة|قدم ²|للقدم المربعة',
    'sqft',
  ),
  unit('sqm|sq m|m 2|m ²|sqmt|sq meter|sq meters|sq metre|sq metres', 'sqm'),
  unit('square meter|square meters|square metre|square metres|متر|متر مربع|أمتار|أمتار مربعة|م ²', 'sqm'),
  counted('غرفة نوم|غرفة نوم واحدة|غرفة واحدة|غرفة وصالة|الغرفة والصالة|غرفة نوم وصالة', 'bedroom', 1),
  counted(
    'غرفتين|غرفتين نوم|غرفتان|غرفتي نوم|غرفتا نوم|غرفتين وصالة|غرفتان وصالة|غرفتين نوم وصالة',
    'bedroom',
    2,
  ),
  counted('حمام واحد', 'bathroom', 1),
  counted('حمامين|حمامان', 'bathroom', 2),
  counted('شيك واحد|دفعة واحدة|single cheque', 'cheque', 1),
  counted('شيكين|شيكان|دفعتين', 'cheque', 2),
  ['aed|dhs|dh|dhm|dirham|dirhams|درهم|دراهم|درهما|درهم إماراتي|د.إ|د.إ.', { is: 'currency' }],
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
  number('تسع|تسعة', 9),
  number('عشر|عشرة', 10),
  ...[
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ].map((word, at) => number(word, at + 11)),
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, at) =>
    number(word, (at + 2) * 10),
  ),
  ...['عشر', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].map((word, at) =>
    number(`${word}ين|${word}ون`, (at + 2) * 10),
  ),
  number('a hundred|مئة|مائة|مية|ميه', 100),
  number('مئتين|مئتان|مائتين|ميتين|مئتي', 200),
  ...['ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].map((word, at) =>
    number(
      ['مئة', 'مائة', 'مية', ' مئة', ' مائة', ' مية'].map((end) => word + end).join('|'),
      (at + 3) * 100,
    ),
  ),
  ['hundred|hundreds', { is: 'hundred' }],
  ['a thousand|ألف', { is: 'scaled', count: 1, factor: 1_000 }],
  ['ألفين|ألفان', { is: 'scaled', count: 2, factor: 1_000 }],
  ['a million|مليون', { is: 'scaled', count: 1, factor: 1_000_000 }],
  ['مليونين|مليونان', { is: 'scaled', count: 2, factor: 1_000_000 }],
  ['half|a half|half a|half of a|half an|½|نصف|نص|ونص', { is: 'fraction', part: 0.5 }],
  ['quarter|a quarter|quarter of a|a quarter of a|one quarter|¼|ربع|وربع', { is: 'fraction', part: 0.25 }],
  [
    'three quarters|three quarter|three quarters of a|3 quarters|3 quarters of a|¾|ثلاثة أرباع|ثلاث أرباع',
    { is: 'fraction', part: 0.75 },
  ],
  ['third|a third|ثلث', { is: 'fraction', part: 1 / 3 }],
  ['إلا|less a|less', { is: 'less' }],
];

const COMPARES: readonly Row[] = [
  [
    'under|below|less than|up to|upto|max|maximum|max of|maximum of|at most|no more than|not more than|not over|' +
      'not above|not exceeding|until|cheaper than|<|budget|budget of|high budget|max budget|maximum budget|budget max|my budget is|' +
      'أقل من|بأقل من|تحت|حتى|بحد أقصى|كحد أقصى|لا يزيد عن|لا تزيد عن|لا يزيد على|لا تزيد على|ما لا يزيد عن|لا يتجاوز|' +
      'لا تتجاوز|لا يتعدى|لا تتعدى|ولا يزيد عن|ولا تزيد عن|ولا يتجاوز|ولا تتجاوز|بما لا يزيد عن|بما لا يتجاوز|لا يزيد سعرها عن|' +
      'لا يتجاوز سعرها|لا تزيد مساحتها عن|لا تتجاوز مساحتها|أصغر من|الحد الأقصى|أقصى سعر|أعلى سعر|السعر الأقصى|لغاية|ميزانية|ميزانيتي|ميزانيتي حتى|ميزانية حتى|بميزانية|ما دون|دون|أرخص من',
    { is: 'compare', by: 'max' },
  ],
  [
    'over|above|more than|min|minimum|min of|minimum of|at least|no less than|not less than|not under|not below|' +
      'exceeding|upwards of|north of|from|starting from|starting at|>|أكثر من|بأكثر من|فوق|ابتداء من|من|تبدأ من|يبدأ من|' +
      'على الأقل|بحد أدنى|كحد أدنى|لا يقل عن|لا تقل عن|ما لا يقل عن|ولا يقل عن|ولا تقل عن|بما لا يقل عن|لا يقل سعرها عن|' +
      'لا تقل مساحتها عن|الحد الأدنى|يزيد عن|تزيد عن|ما يزيد عن|يزيد على|تزيد على|' +
      'يتجاوز|تتجاوز|أكبر من|أعلى من|أغلى من',
    { is: 'compare', by: 'min' },
  ],
  ['between|بين|ما بين', { is: 'compare', by: 'between' }],
  [
    '+|plus|or more|or above|or higher|and above|and up|and more|at least|minimum|أو أكثر|فأكثر|وأكثر|فما فوق|وما فوق|' +
      'فأعلى|على الأقل|كحد أدنى',
    { is: 'bound', by: 'min' },
  ],
  [
    'or less|or below|or under|and below|at most|max|maximum|budget|tops|أو أقل|فأقل|كحد أقصى|بحد أقصى|على الأكثر',
    { is: 'bound', by: 'max' },
  ],
  ['-|to|and|or|/|و|إلى|الى|أو|ل', { is: 'join' }],
  [
    'without|w / o|no|not|nor|non|excluding|exclude|except|minus|other than|outside|outside of|anywhere but|dont want|do not want|بدون|من دون|دون|بلا|من غير|غير|ليس|ليست|لا|لا يوجد|خالي من|خالية من|باستثناء|ما عدا|عدا|خارج|ليس في|لا أريد|ما أريد|ما أبي|ما فيها|ما فيه|ليس فيها|ليس بها|مو|مو في|مب|مب في|مش|مش في',
    { is: 'negation' },
  ],
];

const near = (phrases: string, kind: Near['kind'], isAlone: boolean): Row => [
  phrases,
  { is: 'landmark', near: { kind }, isAlone },
];

const NEAR: readonly Row[] = [
  [
    'near|near to|nearby|close to|closest to|next to|beside|by|around|opposite|walkable to|walk to|steps from|steps to|' +
      'walking distance|walking distance to|walking distance from|walking distance of|within|within a walk of|' +
      'within walking distance|within walking distance of|within walking distance to|within walking distance from|' +
      'in walking distance|in walking distance of|in walking distance to|' +
      'على بعد|قرب|قريب|قريب من|قريبة من|قريب ل|بالقرب من|بقرب|بجانب|جنب|بجوار|جوار|على مقربة من|مشي من|مسافة مشي من|مشيا من',
    { is: 'near' },
  ],
  [
    'minutes from|minutes to|minutes of|minute to|minute from|min from|min to|mins from|mins to|minutes away from|' +
      'min away from|minutes walk|minute walk|min walk|mins walk|minutes walk from|minutes walk to|minute walk from|' +
      'minute walk to|min walk from|min walk to|mins walk from|mins walk to|minutes walking from|minutes walking to|' +
      '- minute walk from|- minute walk to|- min walk from|- min walk to|minutes on foot from|' +
      'دقائق من|دقايق من|دقيقة من|دقائق عن|دقايق عن|دقائق مشي من|دقايق مشي من|دقائق سيرا من|دقيقة مشي من|دقيقة مشيا من|دقيقة سيرا من|دقائق مشيا من',
    { is: 'minutes' },
  ],
  near('metro|metros|metro station|metro stations|metro stop|مترو|محطة مترو|محطات مترو', 'metro', true),
  near('tram|tram station|tram stop|ترام|محطة ترام', 'tram', true),
  near('monorail|monorail station|مونوريل', 'monorail', true),
  near('school|schools|private school|private schools|مدرسة|مدارس|مدرسة خاصة|مدارس خاصة', 'school', false),
];

/** Keywords with the same meaning for every agency. */
export const KEYWORDS: readonly Row[] = [
  ...TYPES,
  ...CHOICES,
  ...HANDOVER,
  ...UNITS,
  ...NUMBERS,
  ...COMPARES,
  ...NEAR,
  statement(`${FILLERS}|${EMPTY_WORDS}`, { kind: 'filler', value: null }),
];
