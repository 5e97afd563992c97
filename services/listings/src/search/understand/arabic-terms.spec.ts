import type { UnderstoodFilters } from '@manzil/contracts/listings/understood';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import {
  apartment,
  beds,
  furnished,
  metro,
  monthly,
  rent,
  sale,
  townhouse,
  types,
  villa,
} from './sentence-filters.js';
import { understand } from './understand.js';
import { vocabularyFixture } from './vocabulary-fixture.js';

const has = (...names: string[]): UnderstoodFilters => ({ amenities: [names] });

/** Arabic words of home seekers with their usual spellings, a number that precedes them, and what they state. */
const TERMS: readonly (readonly [words: string, number: string, filters: UnderstoodFilters])[] = [
  ['شقة|شقه|شقق|الشقق|شقة سكنية|شقق سكنية', '', apartment],
  ['فيلا|فيلّا|فله|فلة|فلل|فيلات', '', villa],
  ['تاون هاوس|تاونهاوس|تاون هاوسات|تاونهاوسات', '', townhouse],
  ['بنتهاوس|بنت هاوس|بنتهاوسات', '', types('Penthouse')],
  ['دوبلكس|دوبليكس|دوبلكسات', '', types('Duplex')],
  ['استوديو|ستوديو|استديو|ستديو|الاستوديو', '', beds(0)],
  ['بيت|بيوت|منزل|منازل', '', types('Villa', 'Townhouse')],
  ['أرض|ارض|أراضي|اراضي|أراضٍ', '', types('Land')],
  ['قطعة أرض|قطع أراضي', '', types('Plot', 'Land')],
  ['قسيمة|قسائم', '', { type: ['Plot'] }],
  ['غرفة نوم|غرف نوم|غرفه نوم|غرفة|غرف', '4 ', beds(4)],
  ['غرفة وصالة|غرفه وصاله|الغرفة والصالة|غرفة نوم واحدة', '', beds(1)],
  ['غرفتا نوم|غرفتين|غرفتين نوم|غرفتان|غرفتين وصالة', '', beds(2)],
  ['حمام|حمّام|حمامات|دورة مياه|دورات مياه', '3 ', { minBathrooms: 3 }],
  ['غرفة خادمة|غرفة الخادمة|غرفه خادمه|غرفة خدم', '', has("Maid's Room")],
  ['مطبخ|مطبخ مجهز', '', has('Kitchen Appliances')],
  ['غرفة مكتب|مكتب منزلي', '', has('Study')],
  ['شرفة|شرفه|بلكونة|بلكون', '', has('Balcony')],
  ['تراس|تيراس', '', has('Balcony')],
  ['حديقة|حديقه|حديقة خاصة', '', has('Private Garden')],
  ['مسبح|حمام سباحة|بركة سباحة|مسابح|بركة', '', has('Shared Pool', 'Private Pool')],
  ['مسبح خاص|حمام سباحة خاص', '', has('Private Pool')],
  ['صالة رياضية|نادي رياضي|جيم|صالة ألعاب', '', has('Shared Gym')],
  ['موقف سيارات|موقف|مواقف|موقفين|موقفان|مواقف سيارات|باركنج|جراج|كراج', '', has('Covered Parking')],
  ['مصعد|مصاعد|اصنصير', '', has('Lift')],
  ['تكييف مركزي|تكييف|مكيف مركزي', '', has('Central A/C')],
  ['إطلالة على البحر|إطلالة بحرية|اطلالة بحر|مطلة على البحر|مطل على البحر', '', has('View of Water')],
  ['يسمح بالحيوانات الأليفة|حيوانات أليفة|مسموح بالحيوانات', '', has('Pets Allowed')],
  ['قريب من المترو|قرب المترو|بجانب المترو|جنب المترو', '', metro],
  ['مفروش|مفروشة|مفروشه|مفروشة بالكامل|مفروش بالكامل|مع أثاث', '', furnished],
  ['غير مفروش|غير مفروشة|بدون فرش|بدون أثاث', '', { furnishing: ['unfurnished'] }],
  ['شبه مفروش|شبه مفروشة|مفروشة جزئياً|مفروش جزئيا', '', { furnishing: ['partly'] }],
  ['قدم مربع|قدم مربعة|قدم|للقدم المربعة|قدم²', '1000 ', { minArea: 1_000 }],
  ['متر مربع|متر|أمتار مربعة|م²', '100 ', { minArea: 1_076 }],
  ['للبيع|بيع|للشراء|شراء', '', sale],
  ['للإيجار|للايجار|إيجار|ايجار|للاستئجار', '', rent],
  ['على الخارطة|على الخارطه|على المخطط|قيد الإنشاء|قيد الانشاء|تحت الإنشاء', '', { completion: 'off-plan' }],
  ['جاهز|جاهزة|جاهز للسكن|جاهزة للتسليم|مكتمل|مكتملة البناء', '', { completion: 'ready' }],
  ['درهم|دراهم|درهماً|درهم إماراتي|د.إ|د.إ.', '900000 ', { maxPrice: 900_000 }],
  ['ألف|الف|آلاف|الاف', '200 ', { maxPrice: 200_000 }],
  ['مليونين|مليونان', '', { maxPrice: 2_000_000 }],
  ['مليون|ملايين', '3 ', { maxPrice: 3_000_000 }],
  ['شهرياً|شهري|شهريا|بالشهر|في الشهر', '9000 ', { ...monthly, maxPrice: 9_000 }],
  ['شيكين|شيكان', '', { ...rent, maxCheques: 2 }],
  ['شيك|شيكات|دفعة|دفعات', '4 ', { ...rent, maxCheques: 4 }],
];
const WORDS = TERMS.flatMap(([words, number, filters]) =>
  words.split('|').map((word) => ({ text: `${number}${word}`, filters })),
);
/** A kitchen alone is no amenity, because each home has one. */
const SEARCHED_AS_TEXT = ['مطبخ'];

it('understands all Arabic words of home seekers but one', () => {
  const vocabulary = vocabularyFixture();
  const others = WORDS.filter(({ text, filters }) => {
    const understood = understand(text, vocabulary);
    return understood.rest !== '' || !isDeepStrictEqual(understood.filters, filters);
  });
  expect(WORDS.length).toBeGreaterThanOrEqual(182);
  expect(others.map(({ text }) => text)).toEqual(SEARCHED_AS_TEXT);
});
