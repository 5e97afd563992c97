import { isCommercial } from '@manzil/contracts/listings/commercial-types';
import { DESCRIPTIONS_AR, HANDOVERS, TENURES, TITLES_AR } from './adapters/field-names.js';
import { descriptionOf, plainOf } from './adapters/shared-fields.js';
import type { FeedRecord, ReadRecord } from './feed-record.js';
import { readAmenityNames } from './read/amenities.js';
import { readTerm } from './read-term.js';
import { readAdType, readFlag, readHandoverYear, readTenure } from './read/terms.js';
import type { SourceRecord } from './source-record.js';

type Draft = Omit<FeedRecord, 'adType' | 'titleAr' | 'descriptionAr' | 'tenure' | 'handoverYear'> & {
  adType: FeedRecord['adType'] | null;
};

/** The names of the identifying fields in the format. */
interface IdentityNames {
  reference: string;
  title: string;
}

/** No real reference is longer; it is part of keys and links. */
const LONGEST_REFERENCE = 100;

/** Reads sale or rent; null, with the record rejected, when `name` is neither. */
export function adTypeOf(source: SourceRecord, name: string, read = readAdType): FeedRecord['adType'] | null {
  if (source.word(name) === '') source.reject(name, 'is neither sale nor rent');
  return readTerm(source, 'adType', read, name);
}

/**
 * Rejects a record without a reference, an ad type, or a name or title. Other unreadable values are left empty and
 * reported.
 */
export function finishRecord(source: SourceRecord, names: IdentityNames, draft: Draft): ReadRecord {
  if (draft.sourceReference === '')
    source.reject(names.reference, 'there is no reference that identifies the listing');
  const tooLong = draft.sourceReference.length > LONGEST_REFERENCE;
  if (tooLong) source.reject(names.reference, `is longer than ${LONGEST_REFERENCE} characters`);
  if (draft.name === '' && draft.title === '')
    source.reject(names.title, 'there is neither a title nor a name');
  const { adType } = draft;
  const amenities = withHotelApartment(draft);
  const texts = arabicTextsOf(source);
  const rejected = source.problems.some(({ severity }) => severity === 'rejected');
  return {
    line: source.line,
    sourceReference: tooLong ? null : draft.sourceReference || null,
    record:
      rejected || adType === null
        ? null
        : { ...draft, amenities, ...withoutRooms(draft), ...texts, ...termsOf(source), adType },
    problems: source.problems,
  };
}

/** Reads the Arabic texts, which have the same names in every format; no fields when they are not stated. */
function arabicTextsOf(source: SourceRecord): Pick<FeedRecord, 'titleAr' | 'descriptionAr'> {
  const titleAr = plainOf(source, ...TITLES_AR);
  const descriptionAr = descriptionOf(source, ...DESCRIPTIONS_AR);
  return { ...(titleAr !== '' && { titleAr }), ...(descriptionAr !== '' && { descriptionAr }) };
}

/** Hotel apartments are apartments; the difference is kept as an amenity, which searches find. */
function withHotelApartment({ unitTypeOriginal, amenities }: Draft): string[] {
  const isHotel = /\b(?:hotel|serviced) (?:apartment|flat|apt|residence)|فندقي[ةه]/i.test(unitTypeOriginal);
  return isHotel ? readAmenityNames([...amenities, 'Hotel apartment']) : amenities;
}

/** Reads tenure and handover, which have the same names in every format; no fields when they are not stated. */
function termsOf(source: SourceRecord): Pick<FeedRecord, 'tenure' | 'handoverYear'> {
  const isLeasehold = readFlag(source.text('leasehold')) === true;
  // Other kinds of ownership are no errors.
  const tenure = source.read((value) => readTenure(value) ?? null, ...TENURES);
  const handoverYear = source.read((value) => readHandoverYear(value) ?? null, ...HANDOVERS);
  return {
    ...(isLeasehold ? { tenure: 'leasehold' } : tenure && { tenure }),
    ...(handoverYear !== null && { handoverYear }),
  };
}

/** Senders write 0 bedrooms for a plot or an office, which would otherwise mean a studio. */
const withoutRooms = ({ unitType, bedrooms, rooms }: Draft): Pick<FeedRecord, 'bedrooms' | 'rooms'> =>
  unitType === 'Plot' || unitType === 'Land' || isCommercial(unitType)
    ? { bedrooms: bedrooms === 0 ? null : bedrooms, rooms: rooms === 0 ? null : rooms }
    : { bedrooms, rooms };
