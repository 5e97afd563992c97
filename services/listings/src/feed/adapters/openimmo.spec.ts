import { describe, expect, it } from 'vitest';
import { readRecords } from '../../../test/one-listing.js';

const SALE = '<vermarktungsart KAUF="true" MIETE_PACHT="false"/>';
const RENT = '<vermarktungsart KAUF="0" MIETE_PACHT="1"/>';
const read = (more: string, marketing = SALE, type = '<wohnung wohnungtyp="ETAGE"/>') =>
  readRecords(
    `<openimmo><uebertragung umfang="VOLL"/><anbieter><immobilie><objektkategorie>${marketing}<objektart>${type}</objektart></objektkategorie>` +
      '<freitexte><objekttitel>Home</objekttitel></freitexte>' +
      `<verwaltung_techn><objektnr_extern>O-1</objektnr_extern></verwaltung_techn>${more}</immobilie></anbieter></openimmo>`,
  );
const attachment = (group: string, file: string): string =>
  `<anhang${group && ` gruppe="${group}"`}><daten><pfad>https://p.example/${file}</pfad></daten></anhang>`;

describe('a listing of OpenImmo', () => {
  it.each([
    [
      '<preise><kaufpreis>1000000</kaufpreis><waehrung iso_waehrung="AED"/></preise>',
      { adType: 'sale', price: 1_000_000 },
    ],
    ['<preise><kaufpreis auf_anfrage="true">1000000</kaufpreis></preise>', { price: null }],
    ['<flaechen><wohnflaeche>100</wohnflaeche></flaechen>', { builtUpArea: 1076.39 }],
    ['<flaechen><nutzflaeche>100</nutzflaeche></flaechen>', { builtUpArea: 1076.39 }],
    ['<flaechen><anzahl_zimmer>2.5</anzahl_zimmer></flaechen>', { rooms: 2 }],
    [
      '<geo><ort>Dubai</ort><regionaler_zusatz>JVC</regionaler_zusatz></geo>',
      { emirate: 'Dubai', community: 'Jumeirah Village Circle' },
    ],
    [
      '<geo><geokoordinaten breitengrad="25.08" laengengrad="55.14"/></geo>',
      { latitude: 25.08, longitude: 55.14 },
    ],
    ['<ausstattung><moebliert moeb="VOLL"/></ausstattung>', { furnishing: 'furnished' }],
    ['<ausstattung><moebliert moeb="TEIL"/></ausstattung>', { furnishing: 'partly' }],
    [
      '<ausstattung><sauna>1</sauna><kamin>false</kamin><fahrstuhl PERSONEN="true"/></ausstattung>',
      { amenities: ['Sauna', 'Lift'] },
    ],
    ['<zustand_angaben><zustand zustand_art="ROHBAU"/></zustand_angaben>', { completionStatus: 'off_plan' }],
    [
      '<zustand_angaben><zustand zustand_art="GEPFLEGT"/></zustand_angaben>',
      { completionStatus: 'completed' },
    ],
    ['<zustand_angaben><verkaufstatus stand="OFFEN"/></zustand_angaben>', { title: 'Home' }],
    [
      `<anhaenge>${attachment('BILD', '2.jpg')}${attachment('TITELBILD', '1.jpg')}${attachment('GRUNDRISS', '3.jpg')}${attachment('FILM', '4.mp4')}</anhaenge>`,
      {
        images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
        floorPlans: ['https://p.example/3.jpg'],
      },
    ],
    [
      `<anhaenge>${attachment('', '1.jpg')}${attachment('BILD', '2.jpg')}</anhaenge>`,
      { images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'] },
    ],
    [
      '<kontaktperson><name>Haddad</name><tel_handy>0501112233</tel_handy></kontaktperson>',
      { agent: { name: 'Haddad', phone: '+971501112233', email: null, photo: null, licence: null } },
    ],
  ])('%s', async (more, expected) => {
    expect(await read(more)).toMatchObject([{ record: expected, problems: [] }]);
  });

  it.each([
    [
      '<preise><kaltmiete>1000</kaltmiete><waehrung iso_waehrung="AED"/></preise>',
      { rentFrequency: 'monthly', price: 12_000 },
    ],
    [
      '<preise><warmmiete>1000</warmmiete><waehrung iso_waehrung="AED"/></preise>',
      { rentFrequency: 'monthly', price: 12_000 },
    ],
    [
      '<preise><kaltmiete>1000</kaltmiete><preis_zeiteinheit zeiteinheit="WOCHE"/><waehrung iso_waehrung="AED"/></preise>',
      { rentFrequency: 'weekly', price: 52_000 },
    ],
    [
      '<preise><kaltmiete>90000 p.a.</kaltmiete><waehrung iso_waehrung="AED"/></preise>',
      { rentFrequency: 'yearly', price: 90_000 },
    ],
  ])('for rent: %s', async (more, expected) => {
    expect(await read(more, RENT)).toMatchObject([{ record: { adType: 'rent', ...expected }, problems: [] }]);
  });

  it.each([
    ['<wohnung wohnungtyp="ETAGE"/>', 'Apartment', 'Apartment'],
    ['<wohnung wohnungtyp="MAISONETTE"/>', 'Duplex', 'Duplex'],
    ['<haus haustyp="REIHENENDHAUS"/>', null, 'REIHENENDHAUS'],
    ['<haus haustyp="REIHENEND"/>', 'Townhouse', 'Townhouse'],
    ['<haus haustyp="VILLA"/>', 'Villa', 'Villa'],
    ['<grundstueck grundst_typ="WOHNEN"/>', 'Plot', 'Plot'],
    ['<buero_praxen buero_typ="BUEROFLAECHE"/>', 'Office', 'Office'],
    ['<haus haustyp="KEINE_ANGABE"/>', null, ''],
  ])('of the type %s', async (type, unitType, unitTypeOriginal) => {
    expect(await read('', SALE, type)).toMatchObject([{ record: { unitType, unitTypeOriginal } }]);
  });

  it('with a price in euros has none, and its currency is named', async () => {
    const preise = '<preise><kaufpreis>590000</kaufpreis><waehrung iso_waehrung="EUR"/></preise>';
    expect(await read(preise)).toMatchObject([
      {
        record: { price: null },
        problems: [{ field: 'preise.kaufpreis', reason: expect.stringContaining('EUR') as string }],
      },
    ]);
  });

  it.each([
    '<verwaltung_techn><aktion aktionart="DELETE"/></verwaltung_techn>',
    '<verwaltung_techn><aktion aktionart="REFERENZ"/></verwaltung_techn>',
    '<zustand_angaben><verkaufstatus stand="VERKAUFT"/></zustand_angaben>',
    '<zustand_angaben><verkaufstatus stand="RESERVIERT"/></zustand_angaben>',
  ])('is a withdrawal with %s', async (more) => {
    expect(await read(more)).toEqual([]);
  });

  it('that is neither for sale nor for rent is rejected', async () => {
    expect(await read('', '<vermarktungsart KAUF="false" ERBPACHT="true"/>')).toMatchObject([
      { sourceReference: 'O-1', record: null },
    ]);
  });
});

describe('an OpenImmo feed', () => {
  it('with only the changed listings is refused, because all others would be missing', async () => {
    const text = '<openimmo><uebertragung art="ONLINE" umfang="TEIL"/><anbieter></anbieter></openimmo>';
    await expect(readRecords(text)).rejects.toThrow('umfang "TEIL"');
  });

  it('may be wrapped in another element', async () => {
    const immobilie = `<immobilie><objektkategorie>${SALE}</objektkategorie><freitexte><objekttitel>T</objekttitel></freitexte><verwaltung_techn><objektnr_extern>1</objektnr_extern></verwaltung_techn></immobilie>`;
    expect(await readRecords(`<export>${immobilie}</export>`)).toMatchObject([{ sourceReference: '1' }]);
  });
});
