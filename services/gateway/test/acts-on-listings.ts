import { expect } from 'vitest';
import { change, does, remembers, send, type Act, type Known } from './act-of-staff.js';
import { form, image } from './development-calls.js';

const PROJECT = {
  propertyname: 'Tower',
  propertyloaction: 'Creek',
  devname: 'Halcyra',
  price: '1,250,000',
  complete: 'Q4 2028',
  pagelink: 'tower',
  propertydesc: '<p>By the creek</p>',
  payment: '',
  facilities: '',
  features: '',
  youtube: 'https://youtu.be/abc',
  location: 'https://maps.google.com/?q=Dubai',
};

export const LISTINGS: Act[] = [
  {
    action: 'import-requested',
    run: remembers('run', does('GET', '/api/data'), ({ runId }) => String(runId)),
    row: { entity: expect.objectContaining({ kind: 'import' }), details: { dryRun: false, joined: false } },
  },
  {
    action: 'listing-overridden',
    run: async (product, known) => {
      const { items } = (await send(product, 'GET', '/api/admin/properties')) as { items: Known[] };
      known.listing = items[0]?.id ?? '';
      await send(product, 'PUT', `/api/properties/${known.listing}/overrides`, { title: 'By the sea' });
    },
    row: {
      entity: expect.objectContaining({ kind: 'listing', title: 'By the sea' }),
      changes: [change('title', null, 'By the sea')],
    },
  },
  {
    action: 'feed-mapping-changed',
    run: does('PUT', '/api/feed/mappings/primary', () => ({
      fields: { art: 'ad_type' },
      expectedVersion: 0,
    })),
    row: { changes: [change('art', null, 'ad_type')] },
  },
  {
    action: 'place-changed',
    run: does('PUT', '/api/places/Dubai%20Marina', () => ({
      nameAr: 'دبي مارينا',
      aliases: ['the marina'],
      expectedVersion: 0,
    })),
    row: {
      entity: expect.objectContaining({ kind: 'place', title: 'Dubai Marina' }),
      changes: [expect.objectContaining({ field: 'aliases', after: ['the marina'] })],
    },
  },
  {
    action: 'place-changed',
    run: does('POST', '/api/unresolved-places', () => ({
      kind: 'community',
      name: 'The Nook',
      place: 'Mirdif',
    })),
    row: {
      entity: expect.objectContaining({ kind: 'place', title: 'Mirdif' }),
      changes: [expect.objectContaining({ field: 'aliases' })],
    },
  },
  {
    action: 'import-rolled-back',
    run: does('POST', ({ run }) => `/api/feed/runs/${run}/roll-back`),
    row: { details: { undone: 1 } },
  },
  {
    action: 'development-created',
    run: remembers(
      'project',
      does('POST', '/newlydata', () => form({ ...PROJECT, bannerimg: image(1) })),
    ),
    row: { entity: expect.objectContaining({ kind: 'development', title: 'Tower' }) },
  },
  {
    action: 'development-changed',
    run: does(
      'POST',
      ({ project }) => `/updatenewlyproperty/${project}`,
      () => form({ price: '1,300,000' }),
    ),
    row: { changes: [change('price', 1_250_000, 1_300_000)] },
  },
  {
    action: 'development-taken-offline',
    run: does('PUT', '/api/onoffproperty', ({ project }) => ({ id: project, live: 0 })),
    row: { changes: [change('live', true, false)] },
  },
  {
    action: 'development-heading-changed',
    run: does('PUT', '/updateNewdevelopment', () => ({ newtext: 'New homes' })),
    row: { changes: [expect.objectContaining({ after: 'New homes' })] as never },
  },
  {
    action: 'gallery-images-added',
    run: does('POST', '/addimagestogallary', () => form({ propertyname: 'Tower', galleryimg0: image(2) })),
    row: { changes: [expect.objectContaining({ field: 'images' })] as never },
  },
  {
    action: 'gallery-image-deleted',
    run: async (product, { project }) => {
      const [shown] = (await send(product, 'GET', `/offplanimages/${project}`)) as Known[];
      await send(product, 'DELETE', `/deletepropertyimage/${shown?.id}`);
    },
    row: {},
  },
  {
    action: 'development-deleted',
    run: does('POST', '/deleteproperty', ({ project }) => ({ id: project })),
    row: { entity: expect.objectContaining({ title: 'Tower', link: null }) },
  },
];
