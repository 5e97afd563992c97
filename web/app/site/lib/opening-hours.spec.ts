import { describe, expect, it } from 'vitest';
import { schemaOpeningHours } from './opening-hours';

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
