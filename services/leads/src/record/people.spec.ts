import { describe, expect, it } from 'vitest';
import { People } from './people.js';

const people = new People([
  {
    username: 'boss',
    name: 'Salem Rashid',
    email: 'Salem@agency.example',
    addresses: ['s.rashid@portal.example'],
  },
  { username: 'hala@agency.example', name: '', email: null },
]);

describe('people', () => {
  it('are named and mailed by what is stored, whatever the case of their user name', () => {
    expect([people.nameOf('Boss'), people.emailOf('BOSS')]).toEqual(['Salem Rashid', 'Salem@agency.example']);
    expect([people.nameOf('hala@agency.example'), people.emailOf('hala@agency.example')]).toEqual(['', null]);
  });

  it('are mailed at a user name that is an address while the gateway has not listed them', () => {
    expect([people.emailOf('noor@agency.example'), people.emailOf('noor')]).toEqual([
      'noor@agency.example',
      null,
    ]);
  });

  it('are found by the address that feeds have for an adviser', () => {
    const home = { place: 'Dubai Marina', unitType: null, adType: 'sale', price: null };
    expect(people.withAdviser({ ...home, adviser: 'salem@AGENCY.example' })?.adviser).toBe('boss');
    expect(people.withAdviser({ ...home, adviser: 'other@agency.example' })?.adviser).toBe(
      'other@agency.example',
    );
    expect(people.withEmail('S.Rashid@portal.example')).toBe('boss');
    expect(people.withAdviser(null)).toBeNull();
  });
});
