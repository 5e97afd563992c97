import { describe, expect, it } from 'vitest';
import { listingOf } from './listing-of';

const project = { reference: 'New development', pagelink: 'palm-vista', title: 'Palm Vista' };

describe('listingOf', () => {
  it('binds an enquiry to the project that its page is about', () => {
    expect(listingOf({ kind: 'contact', ...project })).toEqual(project);
  });

  it('binds an enquiry about a home to the home, and keeps what is missing to be refused', () => {
    expect(listingOf({ kind: 'listing', ...project, listingId: '12' })).toEqual({ ...project, id: 12 });
    expect(listingOf({ kind: 'listing', listingId: '-1' })).toEqual({
      reference: '',
      pagelink: '',
      title: '',
    });
  });

  it('binds to nothing what names nothing, and what is about the sender’s own home', () => {
    expect(listingOf({ kind: 'contact' })).toBeUndefined();
    expect(listingOf({ kind: 'contact', ...project, title: '' })).toBeUndefined();
    expect(listingOf({ kind: 'sell', ...project })).toBeUndefined();
  });
});
