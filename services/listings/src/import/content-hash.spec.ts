import { describe, expect, it } from 'vitest';
import { contentHash } from './content-hash.js';

const hashOf = (...images: string[]): string => contentHash(JSON.stringify({ title: 'T', images }), images);
const PHOTO = 'https://bucket.example/photos/a.jpg';

describe('the content of a listing', () => {
  it.each([
    ['X-Amz-Date=20261120T100000Z&X-Amz-Signature=1', 'X-Amz-Date=20261121T100000Z&X-Amz-Signature=2'],
    ['X-Amz-Security-Token=a%2Fb&X-Amz-Expires=3600', 'X-Amz-Security-Token=c%2Fd&X-Amz-Expires=60'],
    ['x-amz-signature=1', 'x-amz-signature=2'],
    ['X-Goog-Signature=1&X-Goog-Date=1', 'X-Goog-Signature=2&X-Goog-Date=2'],
    ['AWSAccessKeyId=A&Expires=1&Signature=x', 'AWSAccessKeyId=B&Expires=2&Signature=y'],
    ['Expires=1&Signature=x&Key-Pair-Id=K', 'Expires=2&Signature=y&Key-Pair-Id=K'],
    ['Policy=x~&Signature=y-_~&Key-Pair-Id=K', 'Policy=z~&Signature=w-_~&Key-Pair-Id=K'],
    ['sv=2024&se=2026-11-20T00%3A00Z&sr=b&sp=r&sig=a', 'sv=2024&se=2026-11-21T00%3A00Z&sr=b&sp=r&sig=b'],
    ['token=abc', 'token=def'],
    ['expires=1&signature=2', 'expires=3&signature=4'],
    ['date=2026-11-20', 'date=2026-11-21'],
    ['w=800&token=abc', 'w=800&token=def'],
    ['token=abc&w=800', 'token=def&w=800'],
  ])('is the same with the URL signed by %s and %s', (one, other) => {
    expect(hashOf(`${PHOTO}?${one}`)).toBe(hashOf(`${PHOTO}?${other}`));
  });

  it.each([
    [`${PHOTO}?v=1`, `${PHOTO}?v=2`],
    [`${PHOTO}?v=1&token=a`, `${PHOTO}?v=2&token=a`],
    [`${PHOTO}?id=1`, `${PHOTO}?id=2`],
    [`${PHOTO}?updated=1`, `${PHOTO}?updated=2`],
    [`${PHOTO}?token=1`, 'https://bucket.example/photos/b.jpg?token=1'],
  ])('differs with %s and %s', (one, other) => {
    expect(hashOf(one)).not.toBe(hashOf(other));
  });

  it('differs when photos are told apart by nothing but such a parameter', () => {
    const url = (token: number): string => `https://files.example/photo?token=${token}`;
    expect(hashOf(url(1), url(2))).not.toBe(hashOf(url(1), url(3)));
  });
});
