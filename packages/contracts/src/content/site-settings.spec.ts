import { describe, expect, it } from 'vitest';
import { documentFieldIssues } from './document-fields.js';
import { siteSettingsOf } from './site-settings.js';

const isAccepted = (field: string, value: string): boolean =>
  documentFieldIssues('commondb', { [field]: value }).length === 0;

describe('the settings of the site', () => {
  it('say nothing where nothing is set, whatever else is known of the agency', () => {
    expect(siteSettingsOf({})).toEqual({});
    expect(siteSettingsOf({ orn: '1', tradelicence: '2', popup: '', titlesuffix: '  ' })).toEqual({});
  });

  it('are read from the agency’s details', () => {
    expect(
      siteSettingsOf({
        popup: 'off',
        popupdelay: '30',
        titlesuffix: ' Manzil Homes ',
        seodescription: 'Homes.',
        shareimage: '/uploads/a.webp',
        footerlicences: 'all',
        orn: '1',
        rerapermit: '2',
      }),
    ).toEqual({
      popup: { isOff: true, delaySeconds: 30 },
      titleSuffix: 'Manzil Homes',
      description: 'Homes.',
      shareImage: '/uploads/a.webp',
      licences: { orn: '1', permit: '2' },
    });
  });

  it('have the number of the chat as digits, if there are any', () => {
    expect(siteSettingsOf({ whatsapp: '+971 50 222 2222' })).toEqual({ chatNumber: '971502222222' });
    expect(siteSettingsOf({ whatsapp: 'on request' })).toEqual({});
  });

  it.each(['0', '121', '-1', '1.5', '1e2', ' 5', 'soon'])('take %s for no delay', (value) => {
    expect(isAccepted('popupdelay', value)).toBe(false);
    expect(siteSettingsOf({ popupdelay: value.trim() === '5' ? '' : value })).toEqual({});
  });

  it.each(['GTM-ABC123', 'UA-1234-1', 'g-abc123def4', 'G-1"onload', 'G-ABC 123', 'G-'])(
    'take %s for no measurement ID',
    (value) => {
      expect(isAccepted('googleanalytics', value)).toBe(false);
      expect(siteSettingsOf({ googleanalytics: value })).toEqual({});
    },
  );

  it('name the measurement ID of Google Analytics', () => {
    expect(isAccepted('googleanalytics', 'G-ABC123DEF4')).toBe(true);
    expect(siteSettingsOf({ googleanalytics: 'G-ABC123DEF4' })).toEqual({ measurementId: 'G-ABC123DEF4' });
  });

  it('take what can be chosen, and nothing else', () => {
    expect(['', 'off'].every((value) => isAccepted('popup', value))).toBe(true);
    expect(['all', 'on', 'OFF'].some((value) => isAccepted('popup', value))).toBe(false);
    expect(['1', '120', ''].every((value) => isAccepted('popupdelay', value))).toBe(true);
  });
});
