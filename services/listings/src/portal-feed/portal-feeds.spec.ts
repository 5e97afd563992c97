import { describe, expect, it } from 'vitest';
import type { Property } from '@manzil/contracts/listings/property';
import { bayut } from './bayut.js';
import { jpegUrl } from '@manzil/contracts/media/variants';
import { readAmenityCodes } from '../feed/read/amenities.js';
import { portalFaults } from '../../test/portal-faults.js';
import type { BesideListing, PortalFormat } from './portal-format.js';
import { propertyFinder } from './property-finder.js';

const property: Property = {
  id: 7,
  pagelink: 'home-7',
  name: 'Marina Gate',
  title: 'Bright & calm <home>',
  reference: 'A-7',
  emirate: 'Dubai',
  community: 'Dubai Marina',
  subCommunity: 'Marina Promenade',
  adType: 'rent',
  unitType: 'Apartment',
  bedrooms: 0,
  rooms: null,
  bathrooms: 1,
  builtUpArea: 512.5,
  price: 114_000,
  featured: false,
  latitude: 25.1,
  longitude: 55.2,
  images: ['/uploads/a.webp', 'https://photos.example/b.jpg?x=1&y=2'],
  floorPlans: ['/uploads/plan.webp'],
  listedAt: '2026-01-01T00:00:00.000Z',
  source: 'primary',
  sourceReference: 'A-7',
  unitTypeOriginal: 'Studio',
  description: '<p>Sea\u0000 view</p>',
  plotArea: null,
  rentFrequency: 'monthly',
  quotedPrice: 9_500,
  cheques: 4,
  serviceCharge: null,
  amenities: ['Balcony', 'Shared pool'],
  permitNumber: '71',
  completionStatus: 'completed',
  furnishing: 'partly',
  tenure: 'freehold',
  handoverYear: null,
  parking: 1,
  developer: null,
  videoUrl: null,
  view360Url: null,
  withdrawnAt: null,
  reducedFrom: null,
  agent: {
    name: 'Huda',
    phone: null,
    email: 'h@agency.example',
    photo: '/uploads/huda.webp',
    licence: '123',
  },
  updatedAt: '2026-10-11T08:00:00.000Z',
};
const beside: BesideListing = {
  urlOf: (path) => new URL(jpegUrl(path), 'https://agency.example').href,
  offPlan: undefined,
};

/** A feed of one listing as a portal gets it. */
const feedOf = (format: PortalFormat, listing: Property): string =>
  format.start('2026-10-11T08:00:00.000Z', 1) + format.record(listing, beside) + format.end;

describe('a listing for a portal', () => {
  it('is what Property Finder reads', () => {
    const xml = propertyFinder.record(property, beside);
    for (const part of [
      '<property last_update="2026-10-11 12:00:00" id="7">',
      '<reference_number>A-7</reference_number><permit_number>71</permit_number>',
      '<offering_type>RR</offering_type><property_type>AP</property_type>',
      '<price>9500</price><rental_period>M</rental_period><cheques>4</cheques>',
      '<community>Dubai Marina</community><sub_community>Marina Promenade</sub_community>',
      '<title_en>Bright &amp; calm &lt;home&gt;</title_en>',
      '<description_en>&lt;p&gt;Sea  view&lt;/p&gt;</description_en>',
      '<geopoints>55.2,25.1</geopoints>',
      '<agent><name>Huda</name><email>h@agency.example</email><license_no>123</license_no></agent>',
      '<photo><url>https://agency.example/uploads/a-whole.jpg</url><url>https://photos.example/b.jpg?x=1&amp;y=2</url></photo>',
      '<floor_plan><url>https://agency.example/uploads/plan-whole.jpg</url></floor_plan>',
    ])
      expect(xml).toContain(part);
    expect(xml).not.toContain('plot_size');
  });

  it('is what Bayut reads', () => {
    const xml = bayut.record(property, beside);
    for (const part of [
      '<Property_purpose>Rent</Property_purpose><Property_Type>Apartment</Property_Type>',
      '<Locality>Dubai Marina</Locality><Sub_Locality>Marina Promenade</Sub_Locality>',
      '<Bedrooms>-1</Bedrooms>',
      '<Price>9500</Price><Rent_Frequency>Monthly</Rent_Frequency><Furnished>Partly</Furnished><Off_plan>No</Off_plan>',
      '<Features><Feature>Balcony</Feature><Feature>Shared pool</Feature></Features>',
      '<Floor_Plans><Floor_Plan>https://agency.example/uploads/plan-whole.jpg</Floor_Plan></Floor_Plans>',
      '<Last_Updated>2026-10-11 12:00:00</Last_Updated>',
    ])
      expect(xml).toContain(part);
  });

  it.each<[string, Partial<Property>]>([
    ['a rent', {}],
    ['a sale without a price', { adType: 'sale', price: null, quotedPrice: null }],
    ['Arabic texts', { title: 'شقة', description: '<p>وصف</p>' }],
    ['an Arabic name in an English title', { title: 'Home in مارينا', name: 'مارينا' }],
    ['amenities without codes', { amenities: ['Rooftop terrace'] }],
    ['no permit in Sharjah', { emirate: 'Sharjah', permitNumber: null }],
    ['an office off-plan', { unitType: null, unitTypeOriginal: 'Office', completionStatus: 'off_plan' }],
  ])('is valid for both portals with %s', (_what, change) => {
    const listing = { ...property, ...change };
    expect(portalFaults('property-finder', feedOf(propertyFinder, listing))).toEqual([]);
    expect(portalFaults('bayut', feedOf(bayut, listing))).toEqual([]);
  });

  it('is refused by the rules of the portals with what they refuse', () => {
    const listing: Property = {
      ...property,
      ...{ permitNumber: null, description: '', images: [], agent: null, community: '' },
    };
    const faults = (xml: string, portal: 'bayut' | 'property-finder') =>
      portalFaults(portal, xml).map((fault) => fault.replace('A-7: ', ''));
    expect(faults(feedOf(propertyFinder, listing), 'property-finder')).toEqual([
      'no community',
      'no description_en or description_ar',
      'no agent/name',
      'no photo',
      'no permit',
    ]);
    expect(faults(feedOf(bayut, listing), 'bayut')).toEqual([
      'no Locality',
      'no Property_Description or Property_Description_AR',
      'no Listing_Agent',
      'no photo',
      'no permit',
    ]);
    expect(faults(bayut.start('2026-10-11T08:00:00.000Z', 2) + bayut.end, 'bayut')).toEqual([
      'listing_count is 2 of 0',
    ]);
  });

  it('has Arabic texts in the elements for them, and an English title from its type and place', () => {
    const arabic: Property = { ...property, title: 'شقة', description: '<p>وصف</p>' };
    const finder = propertyFinder.record(arabic, beside);
    expect(finder).toContain(
      '<title_en>Studio Apartment in Marina Gate</title_en><title_ar>شقة</title_ar>' +
        '<description_ar>&lt;p&gt;وصف&lt;/p&gt;</description_ar>',
    );
    expect(bayut.record(arabic, beside)).toContain(
      '<Property_Title>Studio Apartment in Marina Gate</Property_Title><Property_Title_AR>شقة</Property_Title_AR>' +
        '<Property_Description_AR>&lt;p&gt;وصف&lt;/p&gt;</Property_Description_AR>',
    );
  });

  it('has the codes of its amenities as an import reads them', () => {
    const codes = 'BA,BK,CP,VW,CR,QQ';
    const { amenities } = readAmenityCodes([codes]);
    expect(propertyFinder.record({ ...property, amenities }, beside)).toContain(
      `<private_amenities>${codes}</private_amenities>`,
    );
    const named = { ...property, amenities: ['private gym', 'Rooftop terrace', 'Shared pool'] };
    expect(propertyFinder.record(named, beside)).toContain('<private_amenities>GY,SP</private_amenities>');
  });

  it('has the amenities of an office in the element for commercial ones', () => {
    const office = { ...property, unitTypeOriginal: 'Office', amenities: ['Conference room', 'Pantry'] };
    const xml = propertyFinder.record(office, beside);
    expect(xml).toContain('<commercial_amenities>CR,PN</commercial_amenities>');
    expect(xml).not.toContain('private_amenities');
  });

  it('has no picture in a format that portals refuse', () => {
    const images = [
      '/uploads/a.webp',
      'https://p.example/1.webp',
      'https://p.example/2.AVIF?w=1',
      'https://p.example/3',
    ];
    const floorPlans = ['/uploads/plan.pdf', 'https://p.example/plan.gif'];
    for (const [format, portal] of [
      [propertyFinder, 'property-finder'],
      [bayut, 'bayut'],
    ] as const) {
      const xml = feedOf(format, { ...property, images, floorPlans });
      expect(portalFaults(portal, xml)).toEqual([]);
      expect(xml.match(/https:[^<]+/g)).toEqual([
        'https://agency.example/uploads/a-whole.jpg',
        'https://p.example/3',
        'https://agency.example/uploads/plan.pdf',
      ]);
    }
  });

  it('without a price is on request, and an office is commercial', () => {
    const office: Property = {
      ...property,
      price: null,
      adType: 'sale',
      unitType: null,
      unitTypeOriginal: 'Office',
    };
    const xml = propertyFinder.record(office, beside);
    expect(xml).toContain(
      '<offering_type>CS</offering_type><property_type>OF</property_type><price_on_application>Yes',
    );
    expect(xml).not.toContain('<price>');
  });

  it('sold off-plan says by whom and for how much, where staff say so', () => {
    const offPlan = {
      ...beside,
      offPlan: { sale: 'new', originalPrice: 900_000, amountPaid: null },
    } as const;
    const unbuilt: Property = { ...property, completionStatus: 'off_plan' };
    expect(propertyFinder.record(unbuilt, offPlan)).toContain(
      '<completion_status>off_plan_primary</completion_status>',
    );
    expect(bayut.record(unbuilt, offPlan)).toContain(
      '<Off_plan>Yes</Off_plan><offplanDetails_saleType>New</offplanDetails_saleType>' +
        '<offplanDetails_originalPrice>900000</offplanDetails_originalPrice>',
    );
    expect(bayut.record(property, offPlan)).not.toContain('offplanDetails');
  });

  it('names the adviser with what portals need of them, and nothing else', () => {
    const xml = propertyFinder.record(property, beside) + bayut.record(property, beside);
    expect(xml).not.toContain('huda.webp');
  });
});
