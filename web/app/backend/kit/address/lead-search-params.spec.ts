import { describe, expect, it } from 'vitest';
import { isSpamTab, toApiFilter, toApiQuery, withLead } from './lead-search-params.js';

const params = (text: string): URLSearchParams => new URLSearchParams(text);

describe('the address of the inbox', () => {
  it('shows no spam unless it is asked for', () => {
    expect(toApiFilter(params(''))).toEqual({ exceptStatus: 'spam' });
    expect(toApiFilter(params('status=spam'))).toEqual({ status: 'spam' });
    expect(isSpamTab(params('status=spam'))).toBe(true);
    expect(isSpamTab(params('status=done'))).toBe(false);
  });

  it('asks for what the tiles of the dashboard link to', () => {
    expect(toApiFilter(params('kinds=contact,sell&status=all'))).toEqual({ kinds: 'contact,sell' });
  });

  it('hands on filters alone to the export, and order and page as well to the list', () => {
    const address = params('q=layla&from=2026-11-01&to=2026-11-21&sort=oldest&page=2&lead=x&utm=y');
    expect(toApiFilter(address)).toEqual({
      q: 'layla',
      from: '2026-11-01',
      to: '2026-11-21',
      exceptStatus: 'spam',
    });
    expect(toApiQuery(address)).toEqual({ ...toApiFilter(address), page: '2', sort: 'oldest' });
  });

  it('asks for leads that were sent unusually quickly, or for the others', () => {
    expect(toApiFilter(params('sentQuickly=true')).sentQuickly).toBe('true');
    expect(toApiFilter(params('sentQuickly='))).not.toHaveProperty('sentQuickly');
  });

  it('asks for leads of the member, of nobody and of another member', () => {
    expect(toApiFilter(params('assigned=mine'))).toMatchObject({ assignment: 'mine' });
    expect(toApiFilter(params('assigned=nobody'))).toMatchObject({ assignment: 'nobody' });
    expect(toApiFilter(params('assigned=member:mine'))).toMatchObject({ assignee: 'mine' });
    expect(toApiFilter(params('assigned=x'))).toEqual({ exceptStatus: 'spam' });
    expect(toApiFilter(params('stage=offer&overdue=true'))).toMatchObject({
      stage: 'offer',
      overdue: 'true',
    });
  });

  it('leaves empty filters out', () => {
    expect(toApiFilter(params('q=%20&status='))).toEqual({ exceptStatus: 'spam' });
  });

  it('opens and closes a lead and keeps the list', () => {
    expect(withLead(params('q=a'), 'id')).toBe('?q=a&lead=id');
    expect(withLead(params('q=a&lead=id'), undefined)).toBe('?q=a');
  });
});
