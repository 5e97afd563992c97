import { describe, expect, it } from 'vitest';
import { testimonialsNaming } from './testimonials-naming.js';

const priya = { id: 1, name: 'Priya Nair' };
const mark = { id: 2, name: 'Mark (Jr.) Stone' };
const reviews = [
  { review: 'Priya showed us two.' },
  { review: 'We thank Priya Nair.' },
  { review: 'Priyanka from the bank was kind; a mark of quality.' },
  { review: 'Thanks, Mark!' },
  { review: 'Mark (Jr.)\nStone did it all.' },
];
const found = (member: typeof priya, team: (typeof priya)[]) =>
  testimonialsNaming(member, team, reviews).map((each) => reviews.indexOf(each));

describe('testimonialsNaming', () => {
  it('finds whole names and first names, and no part of another word', () => {
    expect(found(priya, [priya, mark])).toEqual([0, 1]);
    expect(found(mark, [priya, mark])).toEqual([3, 4]);
  });

  it('needs the whole name where two of the team share the first', () => {
    const other = { id: 3, name: 'Priya Menon' };
    expect(found(priya, [priya, other])).toEqual([1]);
    expect(found(other, [priya, other])).toEqual([]);
  });
});
