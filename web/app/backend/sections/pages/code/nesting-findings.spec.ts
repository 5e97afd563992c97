import { describe, expect, it } from 'vitest';
import { nestingFindings } from './nesting-findings';

const reported = (html: string): string[] =>
  nestingFindings(html).map(({ line, message }) => `${line}: ${message}`);

describe('tags that do not nest', () => {
  it.each([
    ['<section>\n  <div>\n</section>', ['2: <div> is never closed']],
    ['<p>a</p>\n</div>', ['2: </div> closes nothing that is open here']],
    ['<b>a\n<i>b</b></i>', ['2: <i> is never closed', '2: </i> closes nothing that is open here']],
    ['<section>\n<h2>a</h2>', ['1: <section> is never closed']],
    ['\n<div class="a"\n<p>b</p></div>', ['2: <div> is not finished']],
  ])('are reported by line for %j', (html, expected) => {
    expect(reported(html)).toEqual(expected);
  });

  it.each([
    '<ul><li>a<li>b</ul><p>c<p>d<table><tr><td>e<td>f</table>',
    '<img src="/uploads/a.webp" alt=""><br><hr/><input disabled>',
    '<div data-a=\'1\' class="b">c &amp; d < e</div><!-- f -->',
    '',
  ])('are not found in %j', (html) => {
    expect(reported(html)).toEqual([]);
  });

  it('are read in a moment in the longest page', () => {
    const begun = process.cpuUsage();
    expect(nestingFindings('<div>'.repeat(80_000)).length).toBeGreaterThan(0);
    // CPU time in microseconds, which does not depend on the load of the machine.
    expect(process.cpuUsage(begun).user).toBeLessThan(10_000_000);
  });
});
