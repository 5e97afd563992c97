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

  it('are named in files by their name, and found by it again', () => {
    const namesakes = new People([
      { username: 'rania', name: 'Rania Haddad', email: 'rania@agency.example' },
      { username: 'rania.h', name: 'Rania Haddad', email: 'rania.h@agency.example' },
      { username: 'omar', name: 'Omar Said', email: null },
    ]);
    const written = ['rania', 'rania.h', 'omar'].map((username) => namesakes.shownOutside(username));
    expect(written).toEqual(['rania@agency.example', 'rania.h@agency.example', 'Omar Said']);
    expect(people.shownOutside('rafiq')).toBe('A colleague');
    expect(written.map((text) => namesakes.fromFile(text))).toEqual(['rania', 'rania.h', 'omar']);
    expect(namesakes.fromFile('OMAR')).toBe('omar');
    // Two members have the name.
    expect(namesakes.fromFile('Rania Haddad')).toBe('Rania Haddad');
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
