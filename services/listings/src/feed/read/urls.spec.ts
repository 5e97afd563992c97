import { describe, expect, it } from 'vitest';
import { isImage, readImages, readUrl } from './urls.js';

const BOTH = ['https://p.example/1.jpg', 'https://p.example/2.jpg'];

describe('URLs in a feed', () => {
  it.each([
    ['["https://p.example/1.jpg","https://p.example/2.jpg"]'],
    ['["https:\\/\\/p.example\\/1.jpg", "https:\\/\\/p.example\\/2.jpg"]'],
    ["['https://p.example/1.jpg', 'https://p.example/2.jpg']"],
    ['https://p.example/1.jpg,https://p.example/2.jpg,'],
    ['https://p.example/1.jpg; https://p.example/2.jpg'],
    ['https://p.example/1.jpg https://p.example/2.jpg'],
    ['https://p.example/1.jpg|https://p.example/2.jpg'],
    ['{https://p.example/1.jpg,https://p.example/2.jpg}'],
    ['(https://p.example/1.jpg, https://p.example/2.jpg)'],
    ['https://p.example/1.jpg<br>https://p.example/2.jpg<br />'],
    ['<a href="https://p.example/1.jpg">1</a><img src="https://p.example/2.jpg">'],
    ['https://p.example/1.jpg\nhttps://p.example/2.jpg'],
    ['https://p.example/1.jpghttps://p.example/2.jpg'],
    ['[{"url":"https://p.example/1.jpg"},{"url":"https:\\/\\/p.example\\/2.jpg"}]'],
    ['{"1":"https://p.example/1.jpg","2":"https://p.example/2.jpg"}'],
    ['a:2:{i:0;s:23:"https://p.example/1.jpg";i:1;s:23:"https://p.example/2.jpg";}'],
    ['https://p.example/1.jpg\\nhttps://p.example/2.jpg'],
    ['https://p.example/1.jpg~https://p.example/2.jpg'],
    ['https://p.example/1.jpg^https://p.example/2.jpg'],
    ['https:/p.example/1.jpg,https://p.example/2.jpg'],
    ['http://p.example/1.jpghttps://p.example/2.jpg'],
    ['https://p.example/1.jpg,https://p.example/1.jpg,https://p.example/2.jpg'],
  ])('images of %j are two', (text) => {
    expect(readImages([text])).toEqual({ images: BOTH, unread: [] });
  });

  it.each([
    ['https://cdn.example/w_600,h_400/1.jpg', 'https://cdn.example/w_600,h_400/1.jpg'],
    ['https://cdn.example/living room.jpg', 'https://cdn.example/living%20room.jpg'],
    [
      'https://img.example/fetch/https://p.example/1.jpg',
      'https://img.example/fetch/https://p.example/1.jpg',
    ],
    ['https://img.example/?url=https://p.example/1.jpg', 'https://img.example/?url=https://p.example/1.jpg'],
    ['http://p.example/1.jpg', 'https://p.example/1.jpg'],
    ['https://p.example/1(2).jpg', 'https://p.example/1(2).jpg'],
    ['https://p.example/1?w=1&amp;h=2', 'https://p.example/1?w=1&h=2'],
    ['//p.example/1.jpg', 'https://p.example/1.jpg'],
    ['www.p.example/1.jpg', 'https://www.p.example/1.jpg'],
    ['/uploads/demo-1.webp', '/uploads/demo-1.webp'],
    ['/media/1.jpg', 'https://crm.example/media/1.jpg'],
    ['media/1.jpg', 'https://crm.example/feeds/media/1.jpg'],
  ])('image %j of a feed at crm.example is %j', (text, image) => {
    expect(readImages([text], 'https://crm.example/feeds/all.xml')).toEqual({ images: [image], unread: [] });
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://p.example/1.jpg',
    'p.example/1.jpg',
    'https://localhost/1.jpg',
    'https://user:secret@p.example/1.jpg',
    `https://p.example/${'x'.repeat(1_000)}.jpg`,
  ])('takes no image from %j', (text) => {
    expect(readUrl(text, 'https://crm.example/feeds/all.xml')).toBeUndefined();
  });

  it.each([
    ['http://p.example/1.jpg', 'http://p.example/1.jpg'],
    ['http://p.example:8080/1.jpg', 'http://p.example:8080/1.jpg'],
    ['https://p.example:8443/1.jpg', 'https://p.example:8443/1.jpg'],
    ['http://crm:9000/1.jpg', 'http://crm:9000/1.jpg'],
    ['http://10.0.0.8:9000/1.jpg', 'http://10.0.0.8:9000/1.jpg'],
    ['http://10.0.0.9:9000/1.jpg', undefined],
    ['http://localhost/1.jpg', undefined],
  ])('where photos are fetched, %j is %j', (text, url) => {
    expect(readUrl(text, undefined, { fetched: true, privateHosts: ['crm', '10.0.0.8'] })).toBe(url);
  });

  it('no http URL is left where photos are linked', () => {
    const policy = { fetched: false, privateHosts: [] };
    expect(
      ['http://p.example/1.jpg', 'http://p.example:8080/1.jpg', 'https://p.example:8443/1.jpg'].map((text) =>
        readUrl(text, undefined, policy),
      ),
    ).toEqual(['https://p.example/1.jpg', undefined, 'https://p.example:8443/1.jpg']);
  });

  it('relative URLs are invalid without a base, and a path cannot leave the uploads', () => {
    expect(['/media/1.jpg', 'media/1.jpg', '/uploads/../etc/passwd'].map((text) => readUrl(text))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ...['https://p.example/1.mp4', 'https://p.example/a.pdf', 'https://p.example/a.PDF?x=1'],
    ...['https://p.example/t.html', 'https://youtu.be/abc', 'https://www.youtube.com/watch?v=1'],
    ...['https://vimeo.com/1', 'https://p.example/p.docx', 'https://my.matterport.com/show/?m=1'],
    ...['https://p.example/v.MOV', 'https://p.example/v.webm'],
  ])('%s is no photo', (url) => {
    expect(isImage(url)).toBe(false);
  });

  it.each([
    ...['https://p.example/1.jpg', 'https://p.example/1', 'https://p.example/1.webp', '/uploads/a.webp'],
    ...['https://p.example/photo.php?id=1.mp4', 'https://notyoutube.com.example/1.jpg'],
  ])('%s may be a photo', (url) => {
    expect(isImage(url)).toBe(true);
  });

  it('stops at a hundred images and reports the rest', () => {
    const many = Array.from({ length: 103 }, (_, index) => `https://p.example/${index}.jpg`);
    const { images, unread } = readImages(many);
    expect([images.length, unread.length]).toEqual([100, 3]);
  });
});
