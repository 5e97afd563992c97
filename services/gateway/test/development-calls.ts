import { expect } from 'vitest';
import { postJson } from './gateway-under-test.js';
import type { RealStack } from './real-stack.js';
import { png } from './some-files.js';

export type Row = Record<string, unknown> & { id: number; pagelink: string; bannerimage: string };
export interface ProblemBody {
  detail: string;
  error?: string;
  issues?: { field: string; message: string }[];
  details?: { usedBy?: { label: string }[] };
}

type Entries = Record<string, string | Blob | undefined>;

export const file = (bytes: Buffer, type = 'image/png'): Blob => new Blob([new Uint8Array(bytes)], { type });
export const image = (shade = 100): Blob => file(png(64, 48, shade));

export const form = (entries: Entries): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (typeof value === 'string') data.append(name, value);
    else if (value !== undefined) data.append(name, value, `${name}.png`);
  }
  return data;
};

export const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;

/** Calls that edit projects; each call of `project` returns a new project. */
export function developmentCalls(stack: RealStack) {
  let number = 0;
  const project = (changes: Entries = {}) => {
    number += 1;
    return {
      propertyname: `Tower ${number}`,
      propertyloaction: 'Dubai Creek Harbour',
      devname: 'Halcyra',
      price: '1,250,000',
      complete: 'Q4 2028',
      pagelink: `tower-${number}`,
      youtube: 'https://youtu.be/abc',
      propertydesc: '<p onclick="x()">By the creek<script>alert(1)</script></p>',
      payment: '<p>60/40</p>',
      facilities: '<ul><li>Pool</li></ul>',
      features: '',
      location: 'https://maps.google.com/?q=Dubai',
      bannerimg: image(number),
      ...changes,
    };
  };
  const send = (path: string, entries: Entries, method = 'POST') =>
    stack.asStaff(path, { method, body: form(entries) });
  const put = (path: string, body: unknown) => stack.asStaff(path, { ...postJson(body), method: 'PUT' });
  const rowOf = async (id: number): Promise<Row> => {
    const [row] = await json<Row[]>(await stack.asStaff(`/newlyedit/${id}`));
    if (row === undefined) throw new Error('there is no row');
    return row;
  };
  const add = async (changes: Entries = {}): Promise<Row> => {
    const answer = await send('/newlydata', project(changes));
    expect(answer.status).toBe(200);
    return rowOf((await json<{ id: number }>(answer)).id);
  };
  const publicNames = async (): Promise<unknown[]> =>
    (await json<Row[]>(await stack.call('/getnewly'))).map(({ propertyname }) => propertyname);
  const gallery = async (id: number) =>
    json<{ id: number; imgurl: string; propertyname: string }[]>(await stack.asStaff(`/offplanimages/${id}`));
  return { project, send, put, rowOf, add, publicNames, gallery };
}
