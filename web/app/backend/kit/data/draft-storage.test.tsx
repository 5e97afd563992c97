import { describe, expect, it } from 'vitest';
import { forgetDrafts, openDrafts, readDraft, writeDraft } from './draft-storage';

const draft = (about: string) => ({ base: '3', values: { about } });
const stored = (storage: Storage): string => Object.values(storage).join();

describe('drafts on this device', () => {
  it('are those of the member who wrote them', () => {
    openDrafts('noor');
    writeDraft('footer', draft('Hers'));
    openDrafts('omar');
    expect(readDraft('footer')).toBeUndefined();
    writeDraft('footer', draft('His'));
    openDrafts('noor');
    expect(readDraft('footer')).toEqual(draft('Hers'));
  });

  it('are removed when their member logs out, and not written again by a form that closes then', () => {
    openDrafts('omar');
    writeDraft('footer', draft('His'));
    openDrafts('noor');
    writeDraft('footer', draft('Hers'));
    writeDraft('lead:7', draft('Called the buyer'));
    forgetDrafts();
    writeDraft('footer', draft('Hers again'));
    expect(stored(window.localStorage)).not.toContain('Hers');
    expect(stored(window.sessionStorage)).toBe('');
    openDrafts('omar');
    expect(readDraft('footer')).toEqual(draft('His'));
  });

  it('end with the tab when they are about a person', () => {
    openDrafts('noor');
    for (const name of ['lead:7', 'lead-note:7']) writeDraft(name, draft('Called the buyer'));
    expect(stored(window.localStorage)).not.toContain('buyer');
    expect(readDraft('lead-note:7')).toEqual(draft('Called the buyer'));
  });

  it('of the release before become those of the member who opens the backend', () => {
    window.localStorage.setItem('backendDraft:footer', JSON.stringify(draft('Earlier')));
    window.localStorage.setItem('backendDraft:lead:7', JSON.stringify(draft('Called the buyer')));
    openDrafts('noor');
    expect(readDraft('footer')).toEqual(draft('Earlier'));
    expect(readDraft('lead:7')).toEqual(draft('Called the buyer'));
    expect(stored(window.localStorage)).not.toContain('buyer');
  });

  it('are none when what is stored cannot be read', () => {
    openDrafts('noor');
    writeDraft('footer', draft('Hers'));
    const [key = ''] = Object.keys(window.localStorage);
    window.localStorage.setItem(key, 'not JSON');
    expect(readDraft('footer')).toBeUndefined();
  });
});
