import { describe, expect, it } from 'vitest';
import type { Viewing, ViewingSchedule } from '@manzil/contracts/leads/viewing';
import { calendarDays, shownHours, weekDays } from './calendar-layout';

const viewing = (id: string, from: string, to: string): Viewing => ({
  id,
  leadId: id,
  adviser: 'sara',
  startsAt: `2026-12-03T${from}:00+04:00`,
  endsAt: `2026-12-03T${to}:00+04:00`,
  status: 'booked',
  mode: 'in-person',
  version: 1,
  home: null,
  visitor: { name: id, email: 'noor@example.com', phone: null },
});
const hours: ViewingSchedule = {
  adviser: 'sara',
  version: 1,
  hasFeed: false,
  duration: 30,
  notice: 2,
  standInPlaces: [],
  daysOff: ['2026-12-04'],
  openings: [4, 5].map((day) => ({ day, from: '10:30', to: '19:15' })),
};

describe('the calendar of viewings', () => {
  it('has the hours of the weekday, except on days off', () => {
    const days = calendarDays(weekDays('2026-11-30'), [], hours);
    expect(days.filter(({ open }) => open.length > 0)).toEqual([
      { day: '2026-12-03', open: [{ from: 10.5, to: 19.25 }], blocks: [] },
    ]);
    expect(shownHours(days)).toEqual({ from: 9, to: 20 });
  });

  it('puts viewings at the same time side by side, and others over the whole width', () => {
    const viewings = [
      viewing('a', '10:00', '11:00'),
      viewing('b', '10:30', '11:30'),
      viewing('c', '11:00', '12:00'),
      viewing('d', '12:00', '12:30'),
    ];
    const [day] = calendarDays(['2026-12-03'], viewings, undefined);
    expect(day?.blocks.map(({ viewing: { id }, from, lane, lanes }) => [id, from, lane, lanes])).toEqual([
      ['a', 10, 0, 2],
      ['b', 10.5, 1, 2],
      ['c', 11, 0, 2],
      ['d', 12, 0, 1],
    ]);
  });

  it('contains a viewing outside the usual hours', () => {
    const days = calendarDays(['2026-12-03'], [viewing('late', '22:30', '23:30')], undefined);
    expect(shownHours(days)).toEqual({ from: 9, to: 24 });
  });
});
