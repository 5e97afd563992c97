import { describe, expect, it } from 'vitest';
import {
  lookupWords,
  readAdType,
  readCompletion,
  readFlag,
  readFurnishing,
  readHandoverYear,
  readTenure,
  readUnitType,
  unitTypeWord,
  yearlyRent,
} from './terms.js';

describe('terms in a feed', () => {
  it.each([
    ['Sale', 'sale'],
    ['for SALE', 'sale'],
    ['Buy', 'sale'],
    ['Resale', 'sale'],
    ['Commercial Rent', 'rent'],
    ['RR', 'rent'],
    ['CS', 'sale'],
    ['To let', 'rent'],
    ['Leasing', 'rent'],
    ['Holiday home', 'rent'],
    ['R', 'rent'],
    ['S', 'sale'],
    ['للبيع', 'sale'],
    ['شراء', 'sale'],
    ['للإيجار', 'rent'],
    ['للايجار', 'rent'],
    ['Purchase', 'sale'],
    ['تمليك', 'sale'],
    ['تأجير', 'rent'],
    ['للبيع أو الإيجار', undefined],
    ['Please ask', undefined],
    ['Outlet', undefined],
    ['Sale or Rent', undefined],
    ['', undefined],
  ])('ad type %j is %j', (text, adType) => {
    expect(readAdType(text)).toBe(adType);
  });

  it.each([
    ['Apartments', 'Apartment'],
    ['Hotel Apartment', 'Apartment'],
    ['flat', 'Apartment'],
    ['VILLAS', 'Villa'],
    ['Town House', 'Townhouse'],
    ['Penthouses', 'Penthouse'],
    ['Duplex', 'Duplex'],
    ['Duplexs', 'Duplex'],
    ['Residential Land', 'Land'],
    ['Villa plot', 'Plot'],
    ['Condo', 'Apartment'],
    ['House', 'Villa'],
    ['شقة', 'Apartment'],
    ['شقق فندقية', 'Apartment'],
    ['استوديو', 'Apartment'],
    ['فيلا', 'Villa'],
    ['فلل', 'Villa'],
    ['تاون هاوس', 'Townhouse'],
    ['بنتهاوس', 'Penthouse'],
    ['دوبلكس', 'Duplex'],
    ['أرض سكنية', 'Land'],
    ['قطعة أرض', 'Plot'],
    ['شقة أرضية', 'Apartment'],
    ['Apt.', 'Apartment'],
    ['Appartment', 'Apartment'],
    ['Warehouse', 'Warehouse'],
    ['Ware house', 'Warehouse'],
    ['مستودع', 'Warehouse'],
    ['مكتب', 'Office'],
    ['Office Space', 'Office'],
    ['Retail', 'Shop'],
    ['محل تجاري', 'Shop'],
    ['Showroom', undefined],
    ['Landmark', undefined],
    ['Offices', 'Office'],
    ['Compound', undefined],
  ])('unit type %j is %j', (text, type) => {
    expect(readUnitType(text)).toBe(type);
  });

  it.each([
    ['AP', 'Apartment'],
    ['VH', 'Villa'],
    ['TH', 'Townhouse'],
    ['PH', 'Penthouse'],
    ['DX', 'Duplex'],
    ['LP', 'Land'],
    ['BW', 'Villa'],
    ['HA', 'Apartment'],
    ['OF', 'Office'],
    ['WH', 'Warehouse'],
    ['SH', 'Shop'],
    ['RE', 'Shop'],
    ['BU', undefined],
    ['BC', undefined],
    ['CW', undefined],
    ['ZZ', undefined],
  ])('unit type code %j is %j', (code, type) => {
    expect(readUnitType(unitTypeWord(code))).toBe(type);
  });

  it.each([
    ['BC', 'Business Centre'],
    ['CW', 'Co-working Space'],
    ['BU', 'Bulk Units'],
    ['WB', 'Whole Building'],
    ['Bulk Unit', 'Bulk Unit'],
  ])('unit type code %j is shown as %j', (code, word) => {
    expect(unitTypeWord(code)).toBe(word);
  });

  it.each([
    ['SingleFamilyResidence', 'Single family residence', 'Villa'],
    ['UnimprovedLand', 'Unimproved land', 'Land'],
    ['StockCooperative', 'Stock cooperative', undefined],
    ['ManufacturedHome', 'Manufactured home', undefined],
    ['Condominium', 'Condominium', 'Apartment'],
    ['Single Family Residence', 'Single Family Residence', 'Villa'],
    ['TownHouse', 'Town house', 'Townhouse'],
    ['McDonald 2', 'McDonald 2', undefined],
    ['APT', 'APT', 'Apartment'],
    ['singleFamily', 'singleFamily', undefined],
    ['MixedUse', 'Mixed use', undefined],
    ['', '', undefined],
  ])('lookup value %j reads %j', (value, words, type) => {
    expect(lookupWords(value)).toBe(words);
    expect(readUnitType(lookupWords(value))).toBe(type);
  });

  it('compares rents by the year', () => {
    const periods = ['yearly', 'monthly', 'weekly', 'daily'] as const;
    expect(periods.map((period) => yearlyRent(10, period))).toEqual([10, 120, 520, 3650]);
  });

  it.each([
    ['Off Plan', 'off_plan'],
    ['off_plan_primary', 'off_plan'],
    ['Under construction', 'off_plan'],
    ['completed_primary', 'completed'],
    ['Ready', 'completed'],
    ['Handed over', 'completed'],
    ['Move-in ready', 'completed'],
    ['Not completed', undefined],
    ['Incomplete', undefined],
    ['Not ready', undefined],
    ['unfinished', undefined],
    ['غير جاهز', undefined],
    ['?', undefined],
  ])('completion %j is %j', (text, status) => {
    expect(readCompletion(text)).toBe(status);
  });

  it.each([
    ['Yes', 'furnished'],
    ['Fully Furnished', 'furnished'],
    ['Partly', 'partly'],
    ['semi-furnished', 'partly'],
    ['No', 'unfurnished'],
    ['Un-furnished', 'unfurnished'],
    ['Non Furnished', 'unfurnished'],
    ['non-furnished', 'unfurnished'],
    ['Full', 'furnished'],
    ['true', 'furnished'],
    ['false', 'unfurnished'],
    ['Furnished or unfurnished', undefined],
    ['furnished/unfurnished', undefined],
    ['white goods', undefined],
  ])('furnishing %j is %j', (text, furnishing) => {
    expect(readFurnishing(text)).toBe(furnishing);
  });

  it.each([
    ['Freehold', 'freehold'],
    ['Free hold', 'freehold'],
    ['تملك حر', 'freehold'],
    ['Leasehold (99 years)', 'leasehold'],
    ['حق انتفاع', 'leasehold'],
    ['Freehold or leasehold', undefined],
    ['Individual', undefined],
  ])('tenure %j is %j', (text, tenure) => {
    expect(readTenure(text)).toBe(tenure);
  });

  it.each([
    ['2027', 2027],
    ['Q4 2027', 2027],
    ['2027-12-31', 2027],
    ['31/12/2028', 2028],
    ['2027 to 2028', undefined],
    ['1997', undefined],
    ['202712', undefined],
    ['soon', undefined],
  ])('handover %j is in %j', (text, year) => {
    expect(readHandoverYear(text)).toBe(year);
  });

  it('reads flags in words and digits', () => {
    expect(['1', 'Yes', 'TRUE', '0', 'no', 'maybe'].map(readFlag)).toEqual([
      true,
      true,
      true,
      false,
      false,
      undefined,
    ]);
  });

  it.each([
    [readFurnishing, 'مفروش', 'furnished'],
    [readFurnishing, 'مفروشة بالكامل', 'furnished'],
    [readFurnishing, 'غير مفروش', 'unfurnished'],
    [readFurnishing, 'بدون أثاث', 'unfurnished'],
    [readFurnishing, 'نصف مفروش', 'partly'],
    [readFurnishing, 'مفروش جزئيا', 'partly'],
    [readCompletion, 'جاهز', 'completed'],
    [readCompletion, 'مكتمل', 'completed'],
    [readCompletion, 'قيد الإنشاء', 'off_plan'],
    [readCompletion, 'تحت الانشاء', 'off_plan'],
    [readCompletion, 'على الخارطة', 'off_plan'],
    [readCompletion, 'على المخطط', 'off_plan'],
    [readFlag, 'نعم', true],
    [readFlag, 'لا', false],
    [readFlag, 'checked', true],
    [readFlag, 'T', true],
    [readFlag, 'F', false],
    [readFlag, 'perhaps', undefined],
  ])('%o reads %j as %j', (read, text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
