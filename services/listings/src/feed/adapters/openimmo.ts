import type { AdType, CompletionStatus, Furnishing } from '@manzil/contracts/listings/vocabulary';
import type { FeedRecord, ReadRecord } from '../feed-record.js';
import { finishRecord } from '../finish-record.js';
import { isOffMarket } from '../off-market.js';
import { ownPropertyValue } from '../own-property.js';
import { pricing } from '../pricing.js';
import { readTerm, understand } from '../read-term.js';
import { readBathrooms, readBedrooms, readCount } from '../read/numbers.js';
import { readStatus } from '../read/status.js';
import { readFlag, readFurnishing } from '../read/terms.js';
import type { SourceRecord } from '../source-record.js';
import {
  agentOf,
  areaOf,
  coordinatesOf,
  dateOf,
  descriptionOf,
  flaggedAmenities,
  locationOf,
  picturesOf,
  permitOf,
  placeOf,
  plainOf,
  referenceOf,
  unitNumberOf,
  unitTypeOf,
} from './shared-fields.js';

const NAMES = { reference: 'verwaltung_techn.objektnr_extern', title: 'freitexte.objekttitel' };

const MARKETING = 'objektkategorie.vermarktungsart';
const KINDS = 'objektkategorie.objektart';
/** The attributes with the type; `word` is our name for all values, otherwise `TYPES` has the names. */
const TYPE_FIELDS: readonly (readonly [field: string, word: string | undefined])[] = [
  [`${KINDS}.wohnung.@wohnungtyp`, undefined],
  [`${KINDS}.haus.@haustyp`, undefined],
  [`${KINDS}.grundstueck.@grundst_typ`, 'Plot'],
  [`${KINDS}.zimmer.@zimmertyp`, 'Room'],
  [`${KINDS}.buero_praxen.@buero_typ`, 'Office'],
  [`${KINDS}.einzelhandel.@handel_typ`, 'Shop'],
  [`${KINDS}.hallen_lager_prod.@hallen_typ`, 'Warehouse'],
  [`${KINDS}.parken.@parken_typ`, 'Parking'],
  [`${KINDS}.gastgewerbe.@gastgew_typ`, 'Hospitality'],
  [`${KINDS}.land_und_forstwirtschaft.@land_typ`, 'Farm'],
  [`${KINDS}.zinshaus_renditeobjekt.@zins_typ`, 'Whole Building'],
];
const words = (name: string, values: string): [string, string][] =>
  values.split(' ').map((value) => [value, name]);
/** Our names for the values of `wohnungtyp` and `haustyp`. */
const TYPES: Readonly<Record<string, string>> = Object.fromEntries([
  ...words(
    'Apartment',
    'ETAGE ERDGESCHOSS DACHGESCHOSS TERRASSEN SOUTERRAIN APARTMENT FERIENWOHNUNG GALERIE',
  ),
  ...words('Loft', 'LOFT-STUDIO-ATELIER'),
  ...words('Duplex', 'MAISONETTE'),
  ...words('Penthouse', 'PENTHOUSE ATTIKAWOHNUNG'),
  ...words('Townhouse', 'REIHENHAUS REIHENEND REIHENMITTEL REIHENECK STADTHAUS'),
  ...words('Villa', 'VILLA EINFAMILIENHAUS ZWEIFAMILIENHAUS DOPPELHAUSHAELFTE BUNGALOW LANDHAUS STRANDHAUS'),
  ...words('Villa', 'FERIENHAUS HERRENHAUS CHALET FINCA'),
  ...words('Whole Building', 'MEHRFAMILIENHAUS APARTMENTHAUS'),
]);
const STATUSES: Readonly<Record<string, string>> = {
  OFFEN: 'Available',
  RESERVIERT: 'Reserved',
  VERKAUFT: 'Sold',
  VERMIETET: 'Rented',
};
const PERIODS: Readonly<Record<string, string>> = {
  TAG: 'day',
  WOCHE: 'week',
  MONAT: 'month',
  JAHR: 'year',
};
const RENTS = ['kaltmiete', 'nettokaltmiete', 'warmmiete', 'pauschalmiete'].map((name) => `preise.${name}`);
const AREAS = ['wohnflaeche', 'gesamtflaeche', 'nutzflaeche', 'bueroflaeche', 'ladenflaeche'].map(
  (name) => `flaechen.${name}`,
);
const TEXTS = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben'].map(
  (name) => `freitexte.${name}`,
);
const AMENITIES: Readonly<Record<string, string>> = {
  'flaechen.anzahl_balkone': 'Balcony',
  'flaechen.anzahl_terrassen': 'Terrace',
  'ausstattung.swimmingpool': 'Pool',
  'ausstattung.sauna': 'Sauna',
  'ausstattung.wellnessbereich': 'Spa',
  'ausstattung.klimatisiert': 'Air conditioning',
  'ausstattung.fahrstuhl.@personen': 'Lift',
  'ausstattung.kueche.@ebk': 'Fitted kitchen',
  'ausstattung.gartennutzung': 'Garden',
  'ausstattung.kamin': 'Fireplace',
  'ausstattung.barrierefrei': 'Step-free access',
  'ausstattung.stellplatzart.@garage': 'Garage',
  'ausstattung.stellplatzart.@tiefgarage': 'Underground parking',
};

/** Maps `anbieter/immobilie` of OpenImmo; null for a record that is deleted, a reference project, or off the market. */
export function mapOpenimmo(source: SourceRecord, base: string | undefined): ReadRecord | null {
  if (isWithdrawn(source) || isOffMarket(source)) return null;
  const adType = adTypeIn(source);
  const reference = referenceOf(source, NAMES.reference, 'verwaltung_techn.objektnr_intern');
  return finishRecord(source, NAMES, {
    sourceReference: reference,
    reference,
    name: '',
    title: plainOf(source, NAMES.title),
    description: descriptionIn(source),
    ...locationOf(source, {
      emirate: plainOf(source, 'geo.bundesland'),
      community: plainOf(source, 'geo.ort'),
      subCommunity: plainOf(source, 'geo.regionaler_zusatz'),
    }),
    adType,
    ...typeOf(source),
    bedrooms: source.read(readBedrooms, 'flaechen.anzahl_schlafzimmer'),
    rooms: source.read(readCount, 'flaechen.anzahl_zimmer'),
    bathrooms: source.read(readBathrooms, 'flaechen.anzahl_badezimmer'),
    builtUpArea: areaOf(source, statedIn(source, AREAS), 'sq m'),
    plotArea: areaOf(source, 'flaechen.grundstuecksflaeche', 'sq m'),
    ...priceOf(source, adType),
    cheques: null,
    serviceCharge: null,
    featured: false,
    ...mediaOf(source, base),
    amenities: flaggedAmenities(source, AMENITIES),
    agent: contactOf(source, base),
    ...coordinatesOf(
      source,
      placeOf(source, 'geo.geokoordinaten.@breitengrad', 'geo.geokoordinaten.@laengengrad'),
      'geo.geokoordinaten',
    ),
    ...unitNumberOf(source, 'geo.wohnungsnr'),
    permitNumber: permitOf(source, 'permit_number'),
    completionStatus: readTerm(
      source,
      'completionStatus',
      readCondition,
      'zustand_angaben.zustand.@zustand_art',
    ),
    furnishing: readTerm(source, 'furnishing', readFurnished, 'ausstattung.moebliert.@moeb'),
    parking: source.read(readCount, 'flaechen.anzahl_stellplaetze'),
    developer: null,
    videoUrl: null,
    view360Url: null,
    listedAt: dateOf(source, 'verwaltung_techn.aktiv_von'),
    updatedAt: dateOf(source, 'verwaltung_techn.stand_vom'),
  });
}

/** Returns the first name that is stated, else the first. */
const statedIn = (source: SourceRecord, names: readonly string[]): string =>
  names.find((name) => source.text(name) !== '') ?? names[0] ?? '';

function isWithdrawn(source: SourceRecord): boolean {
  if (/^(delete|referenz)$/i.test(source.text('verwaltung_techn.aktion.@aktionart'))) return true;
  const field = 'zustand_angaben.verkaufstatus.@stand';
  const given = source.word(field);
  const value = ownPropertyValue(STATUSES, given.toUpperCase()) ?? given;
  return (
    value !== '' && understand(source, { term: 'status', read: readStatus, field, value }) === 'withdrawn'
  );
}

function adTypeIn(source: SourceRecord): AdType | null {
  const isTrue = (name: string): boolean => readFlag(source.text(`${MARKETING}.@${name}`)) === true;
  const isSale = isTrue('kauf');
  const isRent = isTrue('miete_pacht') || isTrue('leasing');
  if (isSale || isRent) return isSale ? 'sale' : 'rent';
  source.reject(MARKETING, 'is neither sale nor rent');
  return null;
}

function typeOf(source: SourceRecord): Pick<FeedRecord, 'unitType' | 'unitTypeOriginal'> {
  const [field, word] = TYPE_FIELDS.find(([name]) => source.text(name) !== '') ?? [];
  if (field === undefined) return { unitType: null, unitTypeOriginal: '' };
  return unitTypeOf(source, field, (given) => word ?? ownPropertyValue(TYPES, given.toUpperCase()) ?? given);
}

/** Reads the price or the rent without service charges; a rent without a period is by the month. */
function priceOf(source: SourceRecord, adType: AdType | null): ReturnType<typeof pricing> {
  const price = adType === 'rent' ? statedIn(source, RENTS) : 'preise.kaufpreis';
  const frequency = 'preise.preis_zeiteinheit.@zeiteinheit';
  const period = source.text(frequency);
  const usual = /\p{L}/u.test(source.text(price)) ? '' : 'month';
  return pricing(source, {
    adType,
    frequency: (ownPropertyValue(PERIODS, period.toUpperCase()) ?? period) || usual,
    names: { price, frequency },
    unstated: 'EUR',
    onRequest: readFlag(source.text(`${price}.@auf_anfrage`)) === true,
  });
}

/** Joins the texts about the property, its location and its equipment. */
function descriptionIn(source: SourceRecord): string {
  const texts = TEXTS.map((name) => source.text(name)).filter((text) => text !== '');
  return descriptionOf(source.with('freitexte', [texts.join('\n\n')]), 'freitexte');
}

function contactOf(source: SourceRecord, base: string | undefined): FeedRecord['agent'] {
  const of = (name: string): string => `kontaktperson.${name}`;
  const name = ['vorname', 'name'].map((part) => plainOf(source, of(part))).filter(Boolean);
  return agentOf(source.with('kontaktperson', [name.join(' ')]), base, {
    name: 'kontaktperson',
    phone: statedIn(source, ['tel_durchw', 'tel_handy', 'tel_zentrale'].map(of)),
    email: statedIn(source, ['email_direkt', 'email_zentrale'].map(of)),
    photo: of('foto.daten.pfad'),
    licence: of('licence'),
  });
}

const IS_TITLE = /^titelbild$/i;
const IS_PLAN = /^grundriss$/i;
const IS_PHOTO = /^(titelbild|innenansichten|aussenansichten|bild|panorama|)$/i;

/** Sorts the attachments by their groups, if each has one; the title picture is the first. */
function mediaOf(source: SourceRecord, base: string | undefined): Pick<FeedRecord, 'images' | 'floorPlans'> {
  const field = 'anhaenge.anhang.daten.pfad';
  const urls = source.all(field);
  const groups = source.all('anhaenge.anhang.@gruppe');
  const isSorted = groups.length === urls.length;
  const of = (wanted: RegExp): string[] =>
    urls.filter((_url, index) => wanted.test(isSorted ? (groups[index] ?? '') : ''));
  const photos = [...of(IS_TITLE), ...of(IS_PHOTO)];
  return picturesOf(source.with(field, photos).with('floor plans', of(IS_PLAN)), base, {
    photos: [field],
    plans: ['floor plans'],
  });
}

const readCondition = (value: string): CompletionStatus =>
  /^(projektiert|rohbau|im_bau|in_bau)$/i.test(value) ? 'off_plan' : 'completed';

function readFurnished(value: string): Furnishing | undefined {
  if (/^voll$/i.test(value)) return 'furnished';
  return /^teil$/i.test(value) ? 'partly' : readFurnishing(value);
}
