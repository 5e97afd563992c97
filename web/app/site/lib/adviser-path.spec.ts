import { describe, expect, it } from 'vitest';
import { pathOfAgent } from './adviser-path';

const team = [
  { slug: 'priya-nair', name: 'Priya Nair', brn: '48377' },
  { slug: 'priya-nair-2', name: 'Priya Nair', brn: '50001' },
  { slug: 'sam-hill', name: 'Sam Hill', brn: '' },
  { slug: '', name: 'No Page', brn: '7' },
];

describe('pathOfAgent', () => {
  it('finds by number first, whatever the name says', () => {
    expect(pathOfAgent({ name: 'P. Nair', licence: '50001' }, team)).toBe('/meetmyteam/priya-nair-2');
  });

  it('finds by name where there is no number on either side, and not against a number', () => {
    expect(pathOfAgent({ name: ' sam hill', licence: '123' }, team)).toBe('/meetmyteam/sam-hill');
    expect(pathOfAgent({ name: 'Priya Nair', licence: null }, team)).toBe('/meetmyteam/priya-nair');
    expect(pathOfAgent({ name: 'Priya Nair', licence: '999' }, team)).toBeUndefined();
  });

  it('finds nobody of another agency, no page where there is none, and nothing of an empty name', () => {
    expect(pathOfAgent({ name: 'Somebody Else', licence: null }, team)).toBeUndefined();
    expect(pathOfAgent({ name: 'No Page', licence: '7' }, team)).toBeUndefined();
    expect(pathOfAgent({ name: ' ', licence: '' }, [{ slug: 'x', name: '', brn: '' }])).toBeUndefined();
    expect(pathOfAgent(null, team)).toBeUndefined();
  });
});
