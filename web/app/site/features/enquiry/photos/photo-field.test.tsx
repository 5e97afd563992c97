import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { english } from '../../../../shared/lib/english';
import { render } from '../../../../testing/render';
import type { SentForm } from '../../../components/form/site-form';
import { EnquiryForm } from '../enquiry-form';
import { PhotoField } from './photo-field';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import photoTexts from '../../../../texts/en/on-demand/enquiry-photos';

const words = onDemandTexts(photoTexts, english);
const IDS = ['0b6f2a52-3c1e-4d0a-9a55-0d6f0b1c2e3d', '1b6f2a52-3c1e-4d0a-9a55-0d6f0b1c2e3d'];

/** An upload that the test answers. */
class FakeRequest {
  static all: FakeRequest[] = [];
  status = 0;
  response: unknown = null;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onabort?: () => void;
  file: File | undefined;
  isAborted = false;
  open = (): void => undefined;
  send = (body: FormData): void => {
    this.file = body.get('photo') as File;
    FakeRequest.all.push(this);
  };
  abort = (): void => {
    this.isAborted = true;
    this.onabort?.();
  };
  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    act(() => this.onload?.());
  }
}

const upload = (index: number): Promise<FakeRequest> =>
  waitFor(() => {
    const request = FakeRequest.all[index];
    if (request === undefined) throw new Error(`There is no upload ${index}`);
    return request;
  });
const photo = (name: string, type = 'image/jpeg', bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type });

const isForm = ([url]: Parameters<typeof fetch>): boolean =>
  typeof url === 'string' && url.endsWith('/answer');

let sent: MockInstance<typeof fetch>;
beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  sent = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ status: 'done', next: '/thanks' })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show({ isAsked = true, form }: { isAsked?: boolean; form?: SentForm } = {}) {
  const element = (
    <>
      <h2 id="title">Sell</h2>
      <EnquiryForm
        kind="sell"
        labelledBy="title"
        page="/sell"
        photos={isAsked ? <PhotoField /> : undefined}
        sent={form}
      />
    </>
  );
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: () => undefined, children: [{ index: true, element }] }],
    { hydrationData: { loaderData: { root: {} } } },
  );
  render(<RouterProvider router={router} />);
  await screen.findByLabelText(new RegExp(english.form.fields.community));
  return userEvent.setup({ applyAccept: false });
}
const input = (): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${english.form.fields.photoFiles}`));
const items = (): HTMLElement[] =>
  screen.queryAllByRole('listitem').filter((item) => item.dataset.state !== undefined);
const statesOf = (): (string | undefined)[] => items().map(({ dataset }) => dataset.state);
const photoIds = (): string | undefined =>
  document.querySelector<HTMLInputElement>('input[name=photoIds]')?.value;
const fill = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  const { fields } = english.form;
  await user.type(screen.getByLabelText(new RegExp(`^${fields.ownerName}`)), 'Omar');
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${fields.phone}`) }), '0501234567');
  await user.type(screen.getByLabelText(new RegExp(`^${fields.email}`)), 'omar@example.com');
  await user.selectOptions(screen.getByLabelText(new RegExp(`^${fields.unitType}`)), 'Villa');
  await user.type(screen.getByLabelText(new RegExp(`^${fields.community}`)), 'Arabian Ranches');
};
const send = (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
  user.click(screen.getByRole('button', { name: english.form.enquiry.submit.sell }));

describe('photos of an owner', () => {
  it('are uploaded one after the other, with their progress, and sent as ids', async () => {
    const user = await show();
    await user.upload(await input(), [photo('kitchen.jpg'), photo('garden.png', 'image/png')]);
    expect(items().map((item) => item.textContent)).toEqual([
      expect.stringContaining('kitchen.jpg'),
      expect.stringContaining('garden.png'),
    ]);
    const first = await upload(0);
    act(() => first.upload.onprogress?.({ loaded: 1, total: 2 }));
    expect(items()[0]).toHaveTextContent(words.uploading({ percent: '50%' }));
    expect(FakeRequest.all).toHaveLength(1);
    first.answer(201, { id: IDS[0] });
    (await upload(1)).answer(201, { id: IDS[1] });
    await waitFor(() => {
      expect(photoIds()).toBe(IDS.join(','));
    });
    expect(await screen.findByText(words.added({ count: 2 }))).toHaveAttribute('role', 'status');
    await fill(user);
    await send(user);
    expect(await screen.findByText(english.form.enquiry.doneText)).toBeVisible();
    const [, { body } = {}] = sent.mock.calls.find(isForm) ?? [];
    expect(Object.fromEntries(body as URLSearchParams)).toMatchObject({
      photoIds: IDS.join(','),
      community: 'Arabian Ranches',
    });
  });

  it('hold the form back while they are on their way, and then no more', async () => {
    const user = await show();
    await fill(user);
    await user.upload(await input(), photo('kitchen.jpg'));
    await send(user);
    expect(await screen.findAllByText(words.wait)).not.toHaveLength(0);
    expect(await input()).toBeInvalid();
    expect(sent.mock.calls.filter(isForm)).toEqual([]);
    (await upload(0)).answer(201, { id: IDS[0] });
    await waitFor(async () => {
      expect(await input()).toBeValid();
    });
    await send(user);
    expect(await screen.findByText(english.form.enquiry.doneText)).toBeVisible();
  });

  it.each([
    [413, words.problems.tooLarge],
    [415, words.problems.type],
    [422, words.problems.damaged],
    [429, words.problems.often],
    [503, words.problems.failed],
  ])('that are refused with %i say why, and the form goes without them', async (status, problem) => {
    const user = await show();
    await user.upload(await input(), photo('kitchen.jpg'));
    (await upload(0)).answer(status, null);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(photoIds()).toBe('');
    await fill(user);
    await send(user);
    expect(await screen.findByText(english.form.enquiry.doneText)).toBeVisible();
  });

  it('of other formats, and large ones that the browser cannot make smaller, are not sent', async () => {
    const user = await show();
    await user.upload(await input(), [
      photo('IMG_1.HEIC', 'image/heic'),
      photo('large.jpg', 'image/jpeg', 2_097_153),
    ]);
    expect(await screen.findByText(words.problems.type)).toBeVisible();
    expect(await screen.findByText(words.problems.tooLarge)).toBeVisible();
    expect(FakeRequest.all).toEqual([]);
  });

  it('are six at most; one that is removed makes room and ends its upload', async () => {
    const user = await show();
    const seven = Array.from({ length: 7 }, (_, index) => photo(`${index}.jpg`));
    await user.upload(await input(), seven);
    expect(await screen.findByRole('alert')).toHaveTextContent(words.tooMany);
    expect(items()).toHaveLength(6);
    const first = await upload(0);
    const [item] = items();
    if (item === undefined) throw new Error('There is no photo');
    await user.click(within(item).getByRole('button', { name: words.remove({ name: '0.jpg' }) }));
    expect(first.isAborted).toBe(true);
    expect(await input()).toHaveFocus();
    expect([items().length, screen.queryByRole('alert')]).toEqual([5, null]);
    (await upload(1)).answer(201, { id: IDS[0] });
    await waitFor(() => {
      expect([photoIds(), statesOf()[0]]).toEqual([IDS[0], 'done']);
    });
  });

  it('that a browser without scripts sent stay when its form comes back, with what is wrong', async () => {
    const problem = words.ofPhoto({ name: 'film.mp4', problem: words.problems.type });
    await show({
      form: {
        values: { photoIds: IDS.join(','), name: 'Omar' },
        outcome: { status: 'invalid', errors: { photoFiles: problem } },
      },
    });
    expect(await input()).toHaveAccessibleDescription(expect.stringContaining(problem));
    expect([photoIds(), statesOf()]).toEqual([IDS.join(','), ['done', 'done']]);
    expect(document.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data');
    expect(await input()).toHaveAttribute('name', 'photoFiles');
  });

  it('are not asked for in other forms, which hold no files', async () => {
    await show({ isAsked: false });
    expect(document.querySelector('input[type=file]')).toBeNull();
    expect(document.querySelector('form')).not.toHaveAttribute('enctype');
  });
});
