import { describe, expect, it } from 'vitest';
import { linksIn } from './links-in.js';

const ORIGIN = 'https://agency.example';
const links = (...texts: string[]) => linksIn({ texts }, ORIGIN).map(({ path }) => path);

describe('linksIn', () => {
  it('finds fields that are links, and links in HTML, in lists too', () => {
    const fields = {
      html: '<p><a class="b" href="/Guide/?a=1&amp;b=2#top">Guide</a> <a href="/buy">Buy</a></p>',
      columns: [{ heading: 'Explore', links: [{ title: 'Fees', url: '/blog/fees' }] }],
      url: 'https://agency.example/rent',
    };
    expect(linksIn(fields, ORIGIN)).toEqual([
      { path: '/Guide', texts: ['Guide'] },
      { path: '/buy', texts: ['Buy'] },
      { path: '/blog/fees', texts: ['Fees'] },
      { path: '/rent', texts: [] },
    ]);
  });

  it('leaves out other sites, files, mail, places on the same page, and texts that are no links', () => {
    expect(
      links(
        'https://other.example/buy',
        '//other.example/buy',
        '/\\other.example',
        '<a href="//other.example/a">a</a><a href="mailto:a@b.c">b</a><a href="#top">c</a><a href="">d</a>',
        '<img src="/uploads/a.webp"><a href="/uploads/plan.pdf">Plan</a>',
        '/uploads/photo.webp',
        'and/or',
        '/ two words',
        '<a href="https://[broken">e</a>',
      ),
    ).toEqual([]);
  });

  it('names a path once, however it is written', () => {
    expect(links('/guide', '/guide/', '<a href="https://agency.example/guide?x">g</a>')).toEqual(['/guide']);
    expect(links('/')).toEqual(['/']);
  });

  it('names what visitors read on the links to a path, each text once and the first few', () => {
    const html = [
      '<a href="/fees" class="b"><strong>Fees</strong> &amp; taxes</a>',
      '<a href="/fees"><img src="/uploads/a.webp" alt="A key"></a>',
      '<a href="/fees"> Fees\n&amp; taxes </a><a href="/fees"></a><a href="/fees">c</a><a href="/fees">d</a>',
    ].join('');
    expect(linksIn({ html }, ORIGIN)).toEqual([{ path: '/fees', texts: ['Fees & taxes', 'A key', 'c'] }]);
    const button = { sec4button: 'Holiday homes', sec4link: '/holiday' };
    expect(linksIn(button, ORIGIN)).toEqual([{ path: '/holiday', texts: ['Holiday homes'] }]);
  });
});
