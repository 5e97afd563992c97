import { describe, expect, it } from 'vitest';
import { officeLines, schemaOfficeHours, schemaOpeningHours } from './opening-hours';

describe('schemaOpeningHours', () => {
  it.each([
    ['Monday to Saturday, 9:00 to 18:30', 'Mo-Sa 09:00-18:30'],
    ['Sun: 10.00–14.00', 'Su 10:00-14:00'],
    ['tuesday - thursday 08:30 - 17:00', 'Tu-Th 08:30-17:00'],
  ])('reads "%s"', (line, read) => {
    expect(schemaOpeningHours([line])).toEqual([read]);
  });

  it.each(['Sunday by appointment', 'Monday to Friday, 9 to 5', 'Every day', '', 'Friday, 29:00 to 30:00'])(
    'says nothing of "%s", which it does not understand for sure',
    (line) => {
      expect(schemaOpeningHours([line])).toEqual([]);
    },
  );
});

describe('the hours of the office', () => {
  const office = { days: [0, 1, 2, 3, 5], from: '09:00', to: '18:00' };
  const words = {
    hoursOn: ({ days, from, to }: { days: string; from: string; to: string }) => `${days}, ${from} to ${to}`,
    dayRange: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  };

  it('are one line for each run of days, in a week that begins on Monday', () => {
    expect(officeLines(office, { language: 'en', words })).toEqual([
      'Monday to Wednesday, 09:00 to 18:00',
      'Friday, 09:00 to 18:00',
      'Sunday, 09:00 to 18:00',
    ]);
    expect(officeLines(office, { language: 'ar', words })[1]).toContain('الجمعة');
  });

  it('are written for search engines', () => {
    expect(schemaOfficeHours(office)).toEqual(['Mo-We 09:00-18:00', 'Fr 09:00-18:00', 'Su 09:00-18:00']);
  });
});
