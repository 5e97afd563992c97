import { describe, expect, it } from 'vitest';
import { LONGEST_RICH_TEXT, readPlainText, readRichText } from './rich-text.js';

describe('descriptions in a feed', () => {
  it.each([
    ['One.\n\nTwo\nlines.', '<p>One.</p><p>Two<br />lines.</p>'],
    ['Rooms < 3 & more', '<p>Rooms &lt; 3 &amp; more</p>'],
    ['<p>One</br>two</p>', '<p>One<br />two</p>'],
    ['<h1>Big</h1><b>bold</b>', '<h3>Big</h3><b>bold</b>'],
    ['<div><div>Nested</div></div>', '<p>Nested</p>'],
    ['<p>&nbsp;</p><p><br></p><p>Text</p>', '<p>Text</p>'],
    ['&lt;p&gt;Escaped twice&lt;/p&gt;', '<p>Escaped twice</p>'],
    ['<p>Left open <b>bold', '<p>Left open <b>bold</b></p>'],
    ['', ''],
    [String.raw`First line\nSecond line\n\nThird`, '<p>First line<br />Second line</p><p>Third</p>'],
    [String.raw`One\r\nTwo`, '<p>One<br />Two</p>'],
    [String.raw`One\\nTwo`, '<p>One<br />Two</p>'],
    [String.raw`It\'s \"here\"`, '<p>It\'s "here"</p>'],
    [String.raw`It\\'s here`, "<p>It's here</p>"],
    [String.raw`24\/7`, '<p>24/7</p>'],
    ['Sea &amp;amp; Sun', '<p>Sea &amp; Sun</p>'],
    ['Owner&amp;#039;s choice', "<p>Owner's choice</p>"],
    ['&amp;lt;p&amp;gt;Three times&amp;lt;/p&amp;gt;', '<p>Three times</p>'],
    [
      '<p>Styled</p><table><tr><td>Beds</td><td>2</td></tr><tr><td>Baths</td><td>3</td></tr></table>',
      '<p>Styled</p><p>Beds | 2<br />Baths | 3</p>',
    ],
    ['<table><tbody>\n<tr>\n<th>Beds</th>\n<td>2</td>\n</tr>\n</tbody></table>', '<p>Beds | 2</p>'],
    ['<table><tr><td>Beds<td>2<tr><td>Baths<td>3</table>', '<p>Beds | 2<br />Baths | 3</p>'],
    ['<tr><td>Beds</td><td>2</td></tr>', '<br />Beds | 2'],
    ['<dl><dt>Beds</dt><dd>2</dd><dt>Baths</dt><dd>3</dd></dl>', '<p>Beds | 2<br />Baths | 3</p>'],
    ['<section>One</section><section>Two</section>', '<p>One</p><p>Two</p>'],
    ['<h5>One</h5>two', '<h4>One</h4>two'],
    ['One<hr>two', 'One<br />two'],
  ])('%j becomes %j', (text, html) => {
    expect(readRichText(text)).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '&lt;p&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
    '<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><o:p>x</o:p>',
    '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  ])('nothing of %j can run', (text) => {
    expect(readRichText(text)).not.toMatch(/<(?!\/?(p|br|b|h3|li|ul)\b)|javascript:|on\w+=/i);
  });

  it('that would not fit into a message are cut between tags', () => {
    const html = readRichText('<p>word</p>'.repeat(10_000));
    expect(html.length).toBeLessThanOrEqual(LONGEST_RICH_TEXT + 10);
    expect(html.endsWith('</p>')).toBe(true);
  });
});

describe('written line ends in a description', () => {
  it.each([
    [String.raw`One\nTwo`, '<p>One<br />Two</p>'],
    [String.raw`One\n\nTwo<br>Three`, 'One<br /><br />Two<br />Three'],
    ['One_x000D_\nTwo', '<p>One<br />Two</p>'],
    ['One&#13;&#10;Two', '<p>One<br />Two</p>'],
    ['One&NewLine;Two', '<p>One<br />Two</p>'],
    [String.raw`<b>One</b>\r\nTwo`, '<b>One</b><br />Two'],
    [String.raw`<p>One</p>\n<p>Two</p>`, '<p>One</p><p>Two</p>'],
    [String.raw`<ul>\n<li>One</li>\n<li>Two</li>\n</ul>`, '<ul><li>One</li><li>Two</li></ul>'],
  ])('break lines only where none ends anyway: %j', (text, html) => {
    expect(readRichText(text)).toBe(html);
  });
});

describe('names and titles in a feed', () => {
  it.each([
    ['  Two\n beds\t here ', 'Two beds here'],
    ['<b>Corner</b> flat', 'Corner flat'],
    [String.raw`Caf\u00e9`, 'Café'],
    [String.raw`Home \ud83c\udfe0`, 'Home 🏠'],
    [String.raw`Home\u0000 \ud83c!`, 'Home !'],
    [String.raw`\u003cscript\u003ex\u003c/script\u003eHome`, 'Home'],
    ['RÃ©sidence', 'Résidence'],
    ['AT&T Tower', 'AT&T Tower'],
    ['Beds &amp; baths', 'Beds & baths'],
    ['Sidra&nbsp;Two', 'Sidra Two'],
    ['5 < 6', '5 < 6'],
    ['<script>alert(1)</script>Villa', 'Villa'],
    ['invisible\u200b\u202emarks', 'invisiblemarks'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['<![CDATA[Villa]]>', 'Villa'],
    ['شقة للبيع', 'شقة للبيع'],
    [String.raw`It\'s a corner unit`, "It's a corner unit"],
    [String.raw`It\\'s a corner unit`, "It's a corner unit"],
    [String.raw`One\nTwo`, 'One Two'],
    ['Sea &amp;amp; Sun', 'Sea & Sun'],
    ['Owner&#039;s choice', "Owner's choice"],
    ['Owner&amp;#039;s choice', "Owner's choice"],
    ['Caf&eacute;', 'Café'],
    ['Two<br>beds', 'Two beds'],
    ['<p>Two</p><p>beds</p>', 'Two beds'],
    ['<td>Beds</td><td>2</td>', 'Beds 2'],
    ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Villa', 'Villa'],
  ])('%j is %j', (text, plain) => {
    expect(readPlainText(text)).toBe(plain);
  });
});
