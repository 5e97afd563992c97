import { expect, it } from 'vitest';
import { People } from '../record/people.js';
import { readLeadRow } from './read-lead-row.js';

const people = new People([
  { username: 'noor', name: 'Noor Saleh', email: 'noor@agency.example' },
  { username: 'omar', name: 'Omar Said', email: null },
]);

function read(assignee: string) {
  const cells = ['Rashid', '050 123 4567', assignee];
  const known = { values: [], members: new Set(['noor']), people, now: new Date('2026-11-24T08:00:00Z') };
  return readLeadRow({ line: 2, cells }, { columns: ['name', 'phone', 'assignee'], ...known });
}

it.each(['noor', 'NOOR@agency.example', 'Noor Saleh'])('a row names its assignee as %s', (assignee) => {
  expect(read(assignee)).toMatchObject({ lead: { assignee: 'noor' }, problems: [] });
});

it('a row is assigned to nobody when it names nobody, or a member who takes no leads', () => {
  expect(read('')).toMatchObject({ lead: { assignee: null }, problems: [] });
  expect(read('Omar Said')).toMatchObject({ lead: { assignee: null }, problems: [{ column: 2 }] });
});
