import { describe, expect, it } from 'vitest';
import { rowContact } from './row-contact.js';

const ADDRESS = 'r@example.com';
const contact = (emails: readonly string[], phones: readonly string[], name = 'Rashid') =>
  rowContact({ name, emails, phones });

describe('the contact of a row', () => {
  it.each([
    ['p:+971501110001', '+971501110001'],
    ['tel:+971501110001', '+971501110001'],
    ["'+971501110001", '+971501110001'],
    ['+971-50-1110001', '+971501110001'],
    ['00971 50 111 0001', '+971501110001'],
    ['971501110001', '+971501110001'],
    ['971501110001.0', '+971501110001'],
    ['501110001', '+971501110001'],
    ['0501110001', '+971501110001'],
    ['+971 (0)50 111 0001', '+971501110001'],
    ['٠٥٠١١١٠٠٠١', '+971501110001'],
    ['919876543210', '+919876543210'],
    ['p:+79123456789', '+79123456789'],
    ['447911123456', '+447911123456'],
  ])('has the number of %j without a doubt', (text, phone) => {
    expect(contact([], [text])).toEqual({ name: 'Rashid', email: '', phone, doubts: [] });
  });

  it.each([
    [['+971 50 111 0004 / +971 4 399 1234'], '+971501110004'],
    [['0501110004;043991234'], '+971501110004'],
    [['0501110004 043991234'], '+971501110004'],
    [['0501110004, ask for Sara'], '+971501110004'],
    [['0501110004 ext 12'], '+971501110004'],
    [['12345', '0501110004'], '+971501110004'],
    [['0501110004', '043991234'], '+971501110004'],
    [['0501110004', 'n/a'], '+971501110004'],
    [['9,71501E+11'], ''],
    [['9.7150111E+11'], ''],
    [['12345'], ''],
    [['unknown'], ''],
    [['+97150111000'], ''],
  ])('is kept with a doubt about the numbers %j', (phones, phone) => {
    expect(contact([ADDRESS], phones)).toMatchObject({ email: ADDRESS, phone, doubts: [{ field: 'phone' }] });
  });

  it.each([
    [['no address'], ''],
    [['a@b'], ''],
    [['@example.com'], ''],
    [['r@@example.com'], ''],
    [['r@example..com'], ''],
    [['n/a'], ''],
    [['-'], ''],
    [['r@example.com; s@example.com'], ADDRESS],
    [['r@example.com, s@example.com'], ADDRESS],
    [['r@example.com/s@example.com'], ADDRESS],
    [['Rashid <r@example.com>'], ADDRESS],
    [['none', 'r@example.com'], ADDRESS],
    [['r@example.com', 's@example.com'], ADDRESS],
  ])('is kept with a doubt about the addresses %j', (emails, email) => {
    const phones = ['0501110004'];
    expect(contact(emails, phones)).toMatchObject({
      email,
      phone: '+971501110004',
      doubts: [{ field: 'email' }],
    });
  });

  it.each([
    [[], ['971501110008'], '+971501110008'],
    [[ADDRESS], ['971501110008'], '+971501110008'],
    [[ADDRESS], [], ADDRESS],
    [[`${'x'.repeat(150)}@example.com`], [], 'x'.repeat(100)],
  ])('without a name has the number or the address as its name: %j %j', (emails, phones, name) => {
    expect(contact(emails, phones, '')).toMatchObject({ name, doubts: [{ field: 'name' }] });
  });

  it('is as written when neither the address nor the number is valid', () => {
    expect(contact(['no address'], ['12'])).toEqual({
      name: 'Rashid',
      email: 'no address',
      phone: '12',
      doubts: [],
    });
  });

  it('takes an address with its scheme or the same one twice without a doubt', () => {
    for (const emails of [['mailto:r@example.com'], [ADDRESS, 'R@example.com']])
      expect(contact(emails, [])).toMatchObject({ email: ADDRESS, doubts: [] });
  });
});
