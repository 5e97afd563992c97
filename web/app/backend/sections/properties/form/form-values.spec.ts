import { describe, expect, it } from 'vitest';
import { listingValuesSchema } from '@manzil/contracts/listings/listing-values';
import { correctionOf } from './corrections';
import { fieldOf, formOf, issuesOf, valuesOf } from './form-values';

describe('the values of the form of a listing', () => {
  it('are what the API takes, also when nothing is filled in', () => {
    expect(listingValuesSchema.parse(valuesOf(formOf()))).toMatchObject({ price: null, coordinates: null });
    const typed = {
      ...formOf(),
      price: 'AED 1,250,000',
      builtUpArea: '1,400.5',
      latitude: '25.1',
      longitude: '55.2',
    };
    expect(listingValuesSchema.parse(valuesOf(typed))).toMatchObject({
      price: 1_250_000,
      builtUpArea: 1_400.5,
      coordinates: { latitude: 25.1, longitude: 55.2 },
    });
  });

  it.each([
    ['bedrooms', 'two'],
    ['bedrooms', '1.5'],
    ['builtUpArea', '12 m'],
    ['price', 'a lot'],
    ['latitude', '25'],
  ])('name the field %s when it is "%s"', (field, value) => {
    expect(issuesOf({ ...formOf({ title: 'T' }), [field]: value }).map((issue) => issue.field)).toEqual([
      field,
    ]);
  });

  it('show what the server says of a part at the field that has it', () => {
    expect(
      [
        'values.title',
        'set.agent.name',
        'agent',
        'coordinates',
        'values.coordinates.longitude',
        'images.0',
      ].map(fieldOf),
    ).toEqual(['title', 'agentName', 'agentName', 'latitude', 'longitude', 'images']);
  });

  it('of a correction lock what differs from the feed, and lift what is as the feed says again', () => {
    const feed = formOf({ title: 'Feed', price: 100, community: 'JVC' }, { isOwn: false });
    const stored = { ...feed, title: 'Ours', community: 'JLT' };
    const overrides = { title: 'Ours', community: 'JLT' };
    const form = { ...stored, title: 'Feed', price: '200', reason: ' Owner ' };
    expect(correctionOf(form, { stored, feed, overrides })).toEqual({
      set: { price: 200 },
      lift: ['title'],
      reason: 'Owner',
    });
  });
});
