import { describe, expect, it } from 'vitest';
import { imageHosts, isOfImageHost } from './image-hosts.js';

describe('hosts that pictures may come from', () => {
  it.each([
    ['', []],
    [' Photos.Example.com , *.cdn.example.com,', ['photos.example.com', '*.cdn.example.com']],
    ['cdn.example.com:8443', ['cdn.example.com:8443']],
  ])('are read from %j', (list, hosts) => {
    expect(imageHosts.parse(list)).toEqual(hosts);
  });

  it.each([
    'https://photos.example.com',
    '*',
    'a.example b.example',
    "'unsafe-inline'",
    'a.example;script-src *',
    'photos',
  ])('are not %j', (list) => {
    expect(imageHosts.safeParse(list).success).toBe(false);
  });

  it.each([
    ['https://photos.example.com/1.jpg', true],
    ['https://a.cdn.example.com/1.jpg', true],
    ['https://cdn.example.com/1.jpg', false],
    ['https://photos.example.com.evil.example/1.jpg', false],
    ['https://evil.example/?photos.example.com/1.jpg', false],
    ['https://photos.example.com:8443/1.jpg', false],
    ['http://photos.example.com/1.jpg', false],
    ['https://photos.example.com@evil.example/1.jpg', false],
    ['/uploads/1.webp', false],
  ])('include that of %s: %s', (url, expected) => {
    expect(isOfImageHost(url, ['photos.example.com', '*.cdn.example.com'])).toBe(expected);
  });
});
