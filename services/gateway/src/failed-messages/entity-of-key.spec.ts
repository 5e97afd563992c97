import { describe, expect, it } from 'vitest';
import { entityOfKey } from './entity-of-key.js';

const LISTINGS = new Map([[171, { sourceReference: 'MZ-171', pagelink: 'villa by the sea' }]]);

describe('what a message is about', () => {
  it.each([
    ['property:171', 'listing', 'MZ-171', '/backend/properties/villa%20by%20the%20sea'],
    ['listing:171', 'listing', 'MZ-171', '/backend/properties/villa%20by%20the%20sea'],
    ['property:9', 'listing', '9', null],
    ['run:0b9f2b1e', 'import', '0b9f2b1e', '/backend/feed/0b9f2b1e'],
    ['development:7', 'development', '7', '/backend/developments/7'],
    ['development:', 'development', null, null],
    ['development-heading', 'development-heading', null, '/backend/developments'],
    ['page:12', 'page', '12', '/backend/pages/12'],
    ['content:page', 'page', null, '/backend/pages'],
    ['content:faq', 'faq', null, '/backend/faq'],
    ['content:homepagedb', 'site-text', 'homepagedb', '/backend/home'],
    ['document:commondb', 'site-text', 'commondb', '/backend/agency'],
    ['document:buypagedb', 'site-text', 'buypagedb', null],
    ['lead:0b9f2b1e', 'lead', '0b9f2b1e', '/backend/leads'],
    ['page:../../audit', 'page', '../../audit', '/backend/pages/..%2F..%2Faudit'],
    ['constructor:4', 'constructor', '4', null],
    ['something-new:4', 'something-new', '4', null],
  ])('by the key %s is %s %s', (key, kind, name, link) => {
    expect(entityOfKey(key, LISTINGS)).toEqual({ kind, name, link });
  });

  it.each([null, '', ':4', 'Ümlaut:4'])('is not known by the key %j', (key) => {
    expect(entityOfKey(key, LISTINGS)).toBeNull();
  });
});
