import { navigationItems, saveFooter, saveNavigationStyle } from '@manzil/contracts/http/content-editing';
import { getFrameEntry } from '@manzil/contracts/content/editing-rpc';
import { showSiteFrame } from '@manzil/contracts/http/content';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_FIELDS, FIELD_CHOICES } from '@manzil/contracts/content/document-fields';
import { DOCUMENT_IDS } from '@manzil/contracts/content/documents';
import { saveDraft } from '@manzil/contracts/content/lifecycle-rpc';
import { saveDocument } from '@manzil/contracts/content/rpc';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

const by = 'leila';
const STYLE = {
  headerBackgroundColor: '#1C2430',
  navColor: '#fff',
  navFontSize: '1rem',
  logo: '/uploads/logo.webp',
  buttonBackgroundColor: '#00000080',
  buttonTextColor: '',
  buttonFontSize: '14.5px',
  buttonText: 'List <b>Your</b> Property',
};
const FOOTER = {
  about: 'An agency.',
  address: 'Dubai',
  phone: '+971 4 000 0000',
  email: 'hello@manzil.example',
  licence: '12345',
  columns: [{ heading: 'Explore', links: [{ title: 'Buy', url: '/buy' }] }],
  social: [{ network: 'Instagram', url: 'https://example.com/manzil' }],
  copyright: '© Manzil',
};

/** Links that contain code or disguise another site. */
const HOSTILE_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://example.com/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/"onmouseover="alert(1)',
  '/buy" onclick="alert(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '',
];
const HOSTILE_COLOURS = [
  'red',
  '#12',
  '#12345',
  '#fffffg',
  '#fff;}body{display:none}',
  '#fff;background:url(https://evil.example)',
  'expression(alert(1))',
  'url(javascript:alert(1))',
  'rgb(0,0,0)',
  '#fff\n}',
  'var(--x)',
];
const HOSTILE_SIZES = [
  '16',
  '16 px',
  '1e9px',
  '-4px',
  '0px',
  '999px',
  '100%',
  'calc(1px+1px)',
  '16px;color:red',
];

describe('the frame of every page', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterAll(async () => {
    await content.stop();
  });

  it('has the settings of the site once they are published, and none before', async () => {
    const settings = async () => (await content.client.request(showSiteFrame, {})).settings;
    const { version } = await content.client.request(showDocumentEntry, { name: 'commondb' });
    expect(await settings()).toEqual({});
    const key = { kind: 'document', id: DOCUMENT_IDS.commondb } as const;
    const fields = { popup: 'off', titlesuffix: 'Manzil Homes' };
    await content.client.request(saveDraft, { ...key, fields, expectedVersion: version, by });
    expect(await settings()).toEqual({});
    await content.client.request(saveDocument, {
      name: 'commondb',
      fields,
      expectedVersion: version + 1,
      by,
    });
    expect(await settings()).toEqual({ popup: { isOff: true }, titleSuffix: 'Manzil Homes' });
  });

  it('is saved in parts with the edited version, published, and returned', async () => {
    const before = await content.client.request(getFrameEntry, {});
    expect(before).toMatchObject({ style: { version: 1, updatedBy: '' }, footer: { version: 1 } });
    const versionBefore = await content.publishedVersion('site-frame');
    const style = await content.client.request(saveNavigationStyle, {
      fields: STYLE,
      expectedVersion: 1,
      by,
    });
    const footer = await content.client.request(saveFooter, { fields: FOOTER, expectedVersion: 1, by });
    expect(style).toMatchObject({ ...STYLE, version: 2, updatedBy: by });
    expect(footer).toMatchObject({ ...FOOTER, version: 2, updatedBy: by });
    expect(await content.publishedVersion('site-frame')).toBe(versionBefore + 2);
    expect(await content.client.request(showSiteFrame, {})).toMatchObject({ style: STYLE, footer: FOOTER });
    expect(await content.client.request(getFrameEntry, {})).toEqual({ style, footer });
  });

  it.each([
    ['the style', saveNavigationStyle, STYLE],
    ['the footer', saveFooter, FOOTER],
  ] as const)('takes %s from one of ten who edit the same version', async (_, contract, fields) => {
    const { style, footer } = await content.client.request(getFrameEntry, {});
    const { version } = fields === STYLE ? style : footer;
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_unused, writer) =>
        content.client.request(contract as typeof saveFooter, {
          fields: fields as typeof FOOTER,
          expectedVersion: version,
          by: `writer ${writer}`,
        }),
      ),
    );
    const done = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value);
    expect(done).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status !== 'rejected') continue;
      const details = { reason: 'version', version: version + 1, updatedBy: done[0]?.updatedBy };
      expect(answer.reason).toMatchObject({ code: 'CONFLICT', extra: { details } });
    }
  });

  const saveStyle = (changes: Partial<typeof STYLE>) =>
    content.client.request(saveNavigationStyle, { fields: { ...STYLE, ...changes }, expectedVersion: 0, by });
  const refused = (field: string) => ({
    code: 'VALIDATION_FAILED',
    extra: { issues: expect.arrayContaining([expect.objectContaining({ field })]) as unknown },
  });

  it.each(HOSTILE_COLOURS)('refuses an invalid colour: %j', async (navColor) => {
    await expect(saveStyle({ navColor })).rejects.toMatchObject(refused('fields.navColor'));
  });

  it.each(HOSTILE_SIZES)('refuses an invalid or unreadable size: %j', async (navFontSize) => {
    await expect(saveStyle({ navFontSize })).rejects.toMatchObject(refused('fields.navFontSize'));
  });

  it.each(HOSTILE_LINKS)('accepts links only within the site or to an absolute URL: %j', async (url) => {
    const fields = { title: 'Link', url, openInNewWindow: false };
    await expect(content.client.request(navigationItems.create, { fields, by })).rejects.toMatchObject(
      refused('fields.url'),
    );
    await expect(
      content.client.request(saveFooter, {
        fields: { ...FOOTER, social: [{ network: 'X', url }] },
        expectedVersion: 0,
        by,
      }),
    ).rejects.toMatchObject(refused('fields.social.0.url'));
    if (url === '') return;
    await expect(
      content.client.request(saveDocument, {
        name: 'homepagedb',
        fields: { sec4link: url },
        expectedVersion: 1,
        by,
      }),
    ).rejects.toMatchObject(refused('fields.sec4link'));
  });

  it.each(['/buy', '/blog/a-post?x=1#part', 'https://example.com/a', 'mailto:a@b.ae', 'tel:+97140000000'])(
    'accepts the link %s',
    async (url) => {
      const fields = { title: 'Link', url };
      expect(await content.client.request(navigationItems.create, { fields, by })).toMatchObject({ url });
    },
  );
});

describe('the texts of a page', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterAll(async () => {
    await content.stop();
  });

  it('can be saved in every field of every kind', async () => {
    const values = {
      line: 'A line',
      text: 'Two\nlines',
      focus: '40 60',
      image: '/uploads/a.webp',
      link: 'https://a.example/',
      choice: '',
      seconds: '5',
      measurement: 'G-ABC123DEF4',
    };
    for (const [name, known] of Object.entries(DOCUMENT_FIELDS)) {
      const document = name as keyof typeof DOCUMENT_FIELDS;
      const fields = Object.fromEntries(
        Object.entries(known).map(([field, kind]) => [field, FIELD_CHOICES[field]?.[0] ?? values[kind]]),
      );
      const { version } = await content.client.request(showDocumentEntry, { name: document });
      const saved = await content.client.request(saveDocument, {
        name: document,
        fields,
        expectedVersion: version,
        by,
      });
      expect(saved).toMatchObject({ fields, updatedBy: by, version: version + 1 });
      expect(await content.client.request(showDocumentEntry, { name: document })).toEqual(saved);
      const emptied = Object.fromEntries(Object.keys(known).map((field) => [field, '']));
      await content.client.request(saveDocument, {
        name: document,
        fields: emptied,
        expectedVersion: version + 1,
        by,
      });
    }
  });

  it.each([
    ['a field the page does not have', { sec1discription: 'x' }, 'fields.sec1discription'],
    ['a field of every object', { constructor: 'x' }, 'fields.constructor'],
    ['a picture of another site', { sec1image: 'https://evil.example/a.png' }, 'fields.sec1image'],
    ['a picture that leaves its attribute', { sec1image: '/uploads/a.png" onerror="x' }, 'fields.sec1image'],
    ['a focal point outside the picture', { sec1imagefocus: '50 101' }, 'fields.sec1imagefocus'],
    ['a focal point with words', { sec1imagefocus: '5 5;color:red' }, 'fields.sec1imagefocus'],
    ['two lines where one goes', { sec1heading: 'one\ntwo' }, 'fields.sec1heading'],
    ['a text without end', { sec5story: 'x'.repeat(5_001) }, 'fields.sec5story'],
    ['what cannot be stored', { sec1heading: 'a\0' }, 'fields.sec1heading'],
  ])('refuse %s with its name', async (_, fields, field) => {
    await expect(
      content.client.request(saveDocument, {
        name: 'homepagedb',
        fields: fields,
        expectedVersion: 1,
        by,
      }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED', extra: { issues: [{ field }] } });
  });
});
