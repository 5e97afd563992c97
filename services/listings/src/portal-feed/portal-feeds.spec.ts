import { describe, expect, it } from 'vitest';
import type { Property } from '@manzil/contracts/listings/property';
import { bayut } from './bayut.js';
import type { BesideListing } from './portal-format.js';
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
  absolute: (path) => new URL(path, 'https://agency.example').href,
  offPlan: undefined,
};

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
      '<photo><url>https://agency.example/uploads/a.webp</url><url>https://photos.example/b.jpg?x=1&amp;y=2</url></photo>',
      '<floor_plan><url>https://agency.example/uploads/plan.webp</url></floor_plan>',
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
      '<Floor_Plans><Floor_Plan>https://agency.example/uploads/plan.webp</Floor_Plan></Floor_Plans>',
      '<Last_Updated>2026-10-11 12:00:00</Last_Updated>',
    ])
      expect(xml).toContain(part);
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
