import { describe, expect, it } from 'vitest';
import { rulesOfPart, type PageRule } from './block-css';

const rule = (selectors: string, style = 'color:red;', at = ''): PageRule => ({ selectors, style, at });
const HTML = '<section class="hours"><h2 id="when">When</h2><p class="lead">Nine to six</p></section>';

describe('the rules of a part of a page', () => {
  it('are those that match it, in their order, with conditions last', () => {
    const rules = [
      rule('.hours'),
      rule('.hours', 'padding:0;', '@media (max-width: 575px)'),
      rule('.other'),
      rule('.lead', ''),
      rule('.hours .lead, .hours .none'),
      rule('#when', 'margin:0;'),
    ];
    expect(rulesOfPart(HTML, rules)).toBe(
      [
        '.hours{color:red;}',
        '.hours .lead{color:red;}',
        '#when{margin:0;}',
        '@media (max-width: 575px){.hours{padding:0;}}',
      ].join('\n'),
    );
  });

  it('are none that would style the rest of another page, or that match it by what is around it', () => {
    const rules = ['h2', '*', ':root', '.page-root', '.page-root .lead', '[id]', 'section > p'].map((each) =>
      rule(each),
    );
    expect(rulesOfPart(HTML, rules)).toBe('');
    expect(rulesOfPart(HTML, [rule('h2, .lead')])).toBe('.lead{color:red;}');
  });

  it.each([
    '.lead:hover',
    '.lead::before',
    '.hours > :first-child',
    '.hours:is(section, div) .lead:not(.late)',
    '.hours p:nth-child(2)',
  ])('know the state of an element: %s', (selector) => {
    expect(rulesOfPart(HTML, [rule(selector)])).toBe(`${selector}{color:red;}`);
  });

  it('bring the keyframes of their animations, and no others', () => {
    const rules = [
      rule('.lead', 'animation:2s ease rise;'),
      rule('from', 'opacity:0;', '@keyframes rise'),
      rule('to', 'opacity:1;', '@keyframes rise'),
      rule('from', 'opacity:0;', '@keyframes ris'),
    ];
    expect(rulesOfPart(HTML, rules)).toBe(
      '.lead{animation:2s ease rise;}\n@keyframes rise{from{opacity:0;}\nto{opacity:1;}}',
    );
  });
});
