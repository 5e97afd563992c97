import { describe, expect, it } from 'vitest';
import { agencyDetails } from './agency-details';

const footer = {
  about: '',
  address: 'Office 1, Dubai',
  phone: '+971 4 111 1111',
  email: 'old@manzil.example',
  licence: '111',
  columns: [],
  social: [],
  copyright: '',
};
const site = { footer, chatNumber: '971500000000' };

describe('agencyDetails', () => {
  it('shows what the agency has filled in', () => {
    const details = {
      phone: '+971 4 222 2222',
      whatsapp: '+971 50 222 2222',
      email: 'hello@manzil.example',
      address: 'Office 2, Dubai',
      mapurl: 'https://www.openstreetmap.org/?mlat=25.2&mlon=55.3',
      openinghours: 'Monday to Friday, 9:00 to 18:00\r\n\nSunday by appointment ',
      orn: '222',
      rerapermit: '444',
      tradelicence: '333',
    };
    expect(
      agencyDetails(details, { officehours: 'never' }, { ...site, chatNumber: '971502222222' }),
    ).toMatchObject({
      phone: '+971 4 222 2222',
      chatNumber: '971502222222',
      whatsapp: '+971 50 222 2222',
      address: 'Office 2, Dubai',
      hours: ['Monday to Friday, 9:00 to 18:00', 'Sunday by appointment'],
      orn: '222',
      permit: '444',
      tradeLicence: '333',
      map: { href: details.mapurl, embed: { provider: 'OpenStreetMap' } },
    });
  });

  it('falls back to the footer, the office hours of before and a search for the address', () => {
    const shown = agencyDetails({ phone: ' ' }, { officehours: 'Daily' }, site);
    expect(shown).toMatchObject({
      phone: footer.phone,
      email: footer.email,
      chatNumber: '971500000000',
      whatsapp: '+971500000000',
      hours: ['Daily'],
      orn: '111',
      tradeLicence: undefined,
    });
    expect(shown.map?.href).toBe('https://www.google.com/maps/search/?api=1&query=Office+1%2C+Dubai');
    expect(shown.map?.embed?.provider).toBe('Google Maps');
  });

  it('shows the chat number of the site, which the server may have set', () => {
    expect(agencyDetails({ whatsapp: '+971 50 222 2222' }, {}, site)).toMatchObject({
      chatNumber: '971500000000',
      whatsapp: '+971500000000',
    });
  });

  it('shows neither a map nor lines of which nothing is known', () => {
    const empty = { ...footer, address: '', phone: '', email: '', licence: '' };
    const shown = agencyDetails({}, {}, { ...site, footer: empty });
    expect(shown).toMatchObject({ phone: undefined, address: undefined, orn: undefined, hours: [] });
    expect(shown.map).toBeUndefined();
  });
});
