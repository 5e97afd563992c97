import { describe, expect, it } from 'vitest';
import { cleanPaste } from './paste';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body>
<h1 style="mso-x:1">Title</h1>
<p class=MsoNormal style="margin:0"><b><span lang=EN-GB style="font-size:11pt">Bold</span></b> words<o:p></o:p></p>
<p class=MsoNormal>&nbsp;</p>
<p class=MsoListParagraphCxSpFirst style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>First</p>
<p class=MsoListParagraphCxSpMiddle style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o</span>Inner</p>
<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Second</p>
<table class=MsoTableGrid width=500><tr><td width=250><p class=MsoNormal>A</p></td></tr></table>
</body></html>`;

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<p dir="ltr" style="line-height:1.38"><span style="font-weight:700;color:#000">Strong</span><span style="font-style:italic"> slanted</span></p>
<p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D"><span style="text-decoration:underline">there</span></a></p>
<ul><li dir="ltr"><p dir="ltr"><span>Item</span></p></li></ul></b>`;

const squeezed = (html: string): string => html.replace(/\s*\n\s*/g, '').trim();

describe('what is pasted', () => {
  it('from Word has its headings, formats, lists and tables, and nothing of its styles', () => {
    const { html, lost } = cleanPaste(WORD);
    expect(squeezed(html)).toBe(
      '<h2>Title</h2><p><b>Bold</b> words</p><ul><li>First<ul><li>Inner</li></ul></li><li>Second</li></ul>' +
        '<table><tbody><tr><td><p>A</p></td></tr></tbody></table>',
    );
    expect(lost).toBe(0);
  });

  it('from Google Docs has what its styles say, and links without the way through Google', () => {
    expect(squeezed(cleanPaste(DOCS).html)).toBe(
      '<p><strong>Strong</strong><em> slanted</em></p><p><a href="https://example.com/a">there</a></p>' +
        '<ul><li><p>Item</p></li></ul>',
    );
  });

  it('has a place for each picture that came with it, and counts those that did not', () => {
    const { html, pictures, lost } = cleanPaste(
      '<p>a<img src="data:image/png;base64,iVBORw0KGgo=">b</p><img src="https://evil.example/x.png"><img src="file:///c:/x.png"><img src="/uploads/a.webp" alt="A">',
    );
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.file).toMatchObject({ type: 'image/png', name: 'pasted.png' });
    expect(html).toContain(`data-waiting="${pictures[0]?.upload ?? ''}"`);
    expect(html).toContain('<img src="/uploads/a.webp" alt="A">');
    expect(html).not.toMatch(/evil|file:/);
    expect(lost).toBe(2);
  });

  it.each([
    '<script>alert(1)</script><p onclick="alert(1)">x</p>',
    '<iframe src="https://evil.example"></iframe><p style="background:url(//evil.example)">x</p>',
    '<p>x</p><object data="x"></object><svg:x onload="1"></svg:x>',
  ])('runs nothing and loads nothing: %s', (html) => {
    expect(cleanPaste(html).html).toBe('<p>x</p>');
  });
});
