import { HANDOVER_YEARS } from '@manzil/contracts/listings/vocabulary';
import type { UnderstoodFilters } from '@manzil/contracts/listings/understood';
import {
  apartment,
  beds,
  BUSINESS_BAY,
  furnished,
  JLT,
  JVC,
  MARINA,
  place,
  rent,
  sale,
  townhouse,
  types,
  villa,
  type Sentence,
} from './sentence-filters.js';

const VACANT = ['Vacant'];
const TENANTED = ['Tenanted'];
const HIGH_FLOOR = ['High Floor'];
const CHILLER_FREE = ['Chiller Free'];
const HOTEL = ['Hotel Apartment'];
const PLAN = ['Payment Plan'];

/** How homes are let, paid for, cooled, owned and handed over. */
export const CONDITIONS: readonly Sentence[] = [
  ['vacant villa', { ...villa, amenities: [VACANT] }],
  ['vacant on transfer 2 bed', { ...beds(2), amenities: [VACANT] }],
  ['high floor apartment in dubai marina', { ...apartment, ...place(...MARINA), amenities: [HIGH_FLOOR] }],
  ['1 bed on a high floor', { ...beds(1), amenities: [HIGH_FLOOR] }],
  ['chiller free 1 bed jvc', { ...beds(1), ...place(...JVC), amenities: [CHILLER_FREE] }],
  ['chiller-free apartment for rent', { ...apartment, ...rent, amenities: [CHILLER_FREE] }],
  ['hotel apartment for rent in jvc', { ...rent, ...place(...JVC), amenities: [HOTEL] }],
  ['furnished serviced apartments', { ...furnished, amenities: [HOTEL] }],
  ['off plan with payment plan', { completion: 'off-plan', amenities: [PLAN] }],
  ['townhouse in installments', { ...townhouse, amenities: [PLAN] }],
  ['apartment with post-handover payment plan', { ...apartment, amenities: [PLAN] }],
  ['tenanted apartment for sale', { ...apartment, ...sale, amenities: [TENANTED] }],
  ['apartment not tenanted', { ...apartment, withoutAmenities: TENANTED }],
  ['vacant high floor chiller free', { amenities: [VACANT, HIGH_FLOOR, CHILLER_FREE] }],
  ['freehold apartment in jlt', { ...apartment, ...JLT, tenure: ['freehold'] }],
  ['leasehold townhouse', { ...townhouse, tenure: ['leasehold'] }],
  ['villa not leasehold', { ...villa, tenure: ['freehold'] }],
  ['villa for lease', { ...villa, ...rent }],
  ['off plan handover 2027', { completion: 'off-plan', handoverYear: [2027] }],
  ['2 bed handover in 2028 under 2m', { ...beds(2), handoverYear: [2028], maxPrice: 2_000_000 }],
  ['2027 handover apartment', { ...apartment, handoverYear: [2027] }],
  ['handover 2027 or handover 2028', { handoverYear: [2027, 2028] }],
  ['handover 1927', {}, 'handover 1927'],
  ['handover', {}, 'handover'],
  ['شقة تملك حر في بزنس باي', { ...apartment, ...BUSINESS_BAY, tenure: ['freehold'] }],
  ['فيلا تمليك حر', { ...villa, tenure: ['freehold'] }],
  ['شقة حق انتفاع', { ...apartment, tenure: ['leasehold'] }],
  ['على الخارطة تسليم ٢٠٢٧', { completion: 'off-plan', handoverYear: [2027] }],
  ['شقة التسليم في 2028', { ...apartment, handoverYear: [2028] }],
  ['فيلا شاغرة للبيع', { ...villa, ...sale, amenities: [VACANT] }],
  ['شقة فارغة في دبي مارينا', { ...apartment, ...place(...MARINA), amenities: [VACANT] }],
  ['شقة شاغرة عند نقل الملكية', { ...apartment, amenities: [VACANT] }],
  ['شقة في طابق مرتفع', { ...apartment, amenities: [HIGH_FLOOR] }],
  ['شقة دور عالي للإيجار', { ...apartment, ...rent, amenities: [HIGH_FLOOR] }],
  ['شقة تشيلر فري', { ...apartment, amenities: [CHILLER_FREE] }],
  ['غرفة وصالة مع تبريد مجاني', { ...beds(1), amenities: [CHILLER_FREE] }],
  ['شقة فندقية للإيجار', { ...rent, amenities: [HOTEL] }],
  ['شقق فندقية مفروشة', { ...furnished, amenities: [HOTEL] }],
  ['على الخارطة بخطة سداد', { completion: 'off-plan', amenities: [PLAN] }],
  ['تاون هاوس بالتقسيط', { ...townhouse, amenities: [PLAN] }],
  ['شقة مؤجرة للبيع', { ...apartment, ...sale, amenities: [TENANTED] }],
  ['فيلا خالية من المسبح', { ...villa, withoutAmenities: ['Shared Pool', 'Private Pool'] }],
];

const by = (last: number): UnderstoodFilters => ({
  handoverYear: HANDOVER_YEARS.filter((year) => year <= last),
});
const YEAR: UnderstoodFilters = { handoverYear: [2027] };

/** When a home is handed over. Listings state years, so that a quarter means its year. */
export const HANDOVER: readonly Sentence[] = [
  ['handover by 2027', by(2027)],
  ['ready by 2027', by(2027)],
  ['completed by the end of 2027', by(2027)],
  ['handover before 2027', by(2026)],
  ['handover before the end of 2027', by(2027)],
  ['villa handover no later than 2028', { ...villa, ...by(2028) }],
  ['Q4 2027', YEAR],
  ['2027 q4', YEAR],
  ['handover Q4 2027', YEAR],
  ['handover in the fourth quarter of 2027', YEAR],
  ['handover by Q4 2027', by(2027)],
  ['Q2-2027 handover', YEAR],
  ['handover end of 2027', YEAR],
  ['ready in 2027', YEAR],
  ['2 bed ready 2027 under 2m', { ...beds(2), ...YEAR, maxPrice: 2_000_000 }],
  ['villa ready to move in', { ...villa, completion: 'ready' }],
  ['ready homes 2027 sqft', { completion: 'ready', minArea: 2_027 }],
  ['ready by 2 bed', { completion: 'ready', ...beds(2) }],
  ['handover by 1927', {}, 'handover by 1927'],
  ['التسليم ٢٠٢٧', YEAR],
  ['تسليم الربع الرابع 2027', YEAR],
  ['الربع الرابع من عام ٢٠٢٧', YEAR],
  ['التسليم بحلول 2027', by(2027)],
  ['تسليم قبل نهاية 2027', by(2027)],
  ['جاهز بحلول ٢٠٢٧', by(2027)],
  ['شقة جاهزة في 2027', { ...apartment, ...YEAR }],
  ['تسليم قبل 2027', by(2026)],
  ['فيلا التسليم حتى ٢٠٢٨', { ...villa, ...by(2028) }],
];

const OFFICE = types('Office');
const SHOP = types('Shop');

export const COMMERCIAL: readonly Sentence[] = [
  ['office', OFFICE],
  ['offices for rent in business bay', { ...OFFICE, ...rent, ...BUSINESS_BAY }],
  ['office space jlt under 100k', { ...OFFICE, ...JLT, maxPrice: 100_000 }],
  ['shop for sale', { ...SHOP, ...sale }],
  ['retail space in dubai marina', { ...SHOP, ...place(...MARINA) }],
  ['warehouse over 5000 sqft', { ...types('Warehouse'), minArea: 5_000 }],
  ['office or shop', types('Office', 'Shop')],
  ['commercial for rent', { ...types('Office', 'Shop', 'Warehouse'), ...rent }],
  ['apartment with home office', { ...apartment, amenities: [['Study']] }],
  ['villa near shops', villa, 'near shops'],
  ['apartment close to my office', apartment, 'close to my office'],
  ['مكتب للإيجار في بزنس باي', { ...OFFICE, ...rent, ...BUSINESS_BAY }],
  ['مكاتب للبيع', { ...OFFICE, ...sale }],
  ['محل تجاري للإيجار', { ...SHOP, ...rent }],
  ['محلات في دبي مارينا', { ...SHOP, ...place(...MARINA) }],
  ['مستودع للإيجار', { ...types('Warehouse'), ...rent }],
  ['عقارات تجارية للبيع', { ...types('Office', 'Shop', 'Warehouse'), ...sale }],
  ['شقة مع غرفة مكتب', { ...apartment, amenities: [['Study']] }],
  ['فيلا قريبة من المحلات', villa, 'قريبة من المحلات'],
];
