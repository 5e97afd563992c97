import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '@manzil/contracts/limits';
import { readUploadHeaders } from './upload-headers.js';

const nameOf = (header: string): string =>
  readUploadHeaders({ 'x-kind': 'image', 'x-original-name': header }).originalName;

describe('the headers of an upload', () => {
  it.each([
    ['living%20room.jpg', 'living room.jpg'],
    ["UTF-8''%D8%BA%D8%B1%D9%81%D8%A9.png", 'غرفة.png'],
    ['..%2F..%2Fetc%2Fpasswd', 'passwd'],
    ['C%3A%5Cphotos%5Cvilla.jpg', 'villa.jpg'],
    ['a%0D%0Ab%00.png', 'ab.png'],
    ['%E2%80%AEgpj.exe', 'gpj.exe'],
    ['100%', '100%'],
    ['', 'unnamed'],
    ['x'.repeat(500), 'x'.repeat(200)],
  ])('name %j is shown as %j', (header, name) => {
    expect(nameOf(header)).toBe(name);
  });

  it.each([
    ['image/png', 'image'],
    ['application/pdf', 'document'],
    [undefined, 'document'],
  ])('without a kind are of the kind of their Content-Type: %j is %s', (contentType, kind) => {
    expect(readUploadHeaders({ 'content-type': contentType }).kind).toBe(kind);
  });

  it.each(['video', 'IMAGE', ''])('with kind %j are refused', (kind) => {
    expect(() => readUploadHeaders({ 'x-kind': kind })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
  });

  it.each([
    ['image', MAX_IMAGE_BYTES],
    ['document', MAX_DOCUMENT_BYTES],
  ])('of a %s allow %d bytes and not one more', (kind, limit) => {
    const headers = (length: number) => ({ 'x-kind': kind, 'content-length': String(length) });
    expect(readUploadHeaders(headers(limit)).kind).toBe(kind);
    expect(() => readUploadHeaders(headers(limit + 1))).toThrow(
      expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' }),
    );
  });
});
