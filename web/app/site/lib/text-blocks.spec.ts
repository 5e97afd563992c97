import { describe, expect, it } from 'vitest';
import { textBlocks } from './text-blocks';

describe('textBlocks', () => {
  it('divides paragraphs by empty lines, however the lines end', () => {
    expect(textBlocks('One.\r\n\r\nTwo\nlines.\n \n\nThree.')).toEqual([
      { kind: 'paragraph', text: 'One.' },
      { kind: 'paragraph', text: 'Two\nlines.' },
      { kind: 'paragraph', text: 'Three.' },
    ]);
  });

  it('makes a list of lines that begin with a dash, also right below a paragraph', () => {
    expect(textBlocks('We ask for:\n- your name\n- your e-mail\n\nNo more.')).toEqual([
      { kind: 'paragraph', text: 'We ask for:' },
      { kind: 'list', items: ['your name', 'your e-mail'] },
      { kind: 'paragraph', text: 'No more.' },
    ]);
  });

  it('makes nothing of nothing, and no list of a number below zero or a word with a hyphen', () => {
    expect(textBlocks(' \n\n ')).toEqual([]);
    expect(textBlocks('-5 degrees\nnon-resident')).toEqual([
      { kind: 'paragraph', text: '-5 degrees\nnon-resident' },
    ]);
  });
});
