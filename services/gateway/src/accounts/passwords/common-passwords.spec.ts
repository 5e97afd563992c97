import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.js';

describe('a common password', () => {
  it.each([
    'leavemealone',
    'LeaveMeAlone',
    'sonyericsson',
    'polniypizdec0211',
    '1qaz2wsx3edc',
    'butterfly2024!',
    'B4sk3tb4ll_99',
    'starwarsstarwars',
    '!!liverpool!!',
    'sunshinedragon',
    'Sunshine-Dragon',
    'liverpool2024chelsea',
    'B4sk3tb4ll butterfly!',
    'summerwinter99',
  ])('is found: %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery',
    'a lamp beside the window',
    'kettle-orchid-19-quarry',
    '83#91!72$46tea',
    'قهوة الصباح مع الجيران',
    'vK9$tq2!mZp4',
    'sunshine dragon lantern',
    'butterfly kwrtpl',
  ])('is not seen in %s', async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });
});
