import { expect, it } from 'vitest';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  Link,
  redirect,
  RouterProvider,
  useSearchParams,
  type LoaderFunction,
} from 'react-router';
import { useTypedText } from './use-typed-text';

function Box() {
  const [params] = useSearchParams();
  const { typed, type, replace, input } = useTypedText('box', params.get('q') ?? '');
  return (
    <>
      <input
        ref={input}
        aria-label="Box"
        value={typed}
        onChange={({ target }) => {
          type(target.value);
        }}
      />
      <button
        type="button"
        onClick={() => {
          replace('chosen');
        }}
      >
        Choose
      </button>
      <Link to="/list?q=new">Another list</Link>
      <Link to="/place?q=moved">A list that redirects</Link>
      <Link to="/other">A page without the box</Link>
    </>
  );
}

const HydrateFallback = () => null;
const list = () => <Box />;
const place = () => <Box />;

let answer: () => void = () => undefined;
const answered = () =>
  new Promise<void>((resolve) => {
    answer = resolve;
  });
const load: LoaderFunction = async ({ request }) => {
  const q = new URL(request.url).searchParams.get('q');
  if (q === 'elsewhere') return null;
  await answered();
  return q === 'moved' ? redirect('/list?q=elsewhere') : null;
};

let user: ReturnType<typeof userEvent.setup>;
let router: ReturnType<typeof createMemoryRouter>;
const box = () => screen.getByLabelText('Box');

async function show(at: string) {
  user = userEvent.setup();
  router = createMemoryRouter(
    [
      { path: '/list', Component: list, loader: load, HydrateFallback },
      { path: '/place', Component: place, loader: load, HydrateFallback },
      { path: '/other', element: <Link to="/list">Back</Link> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  answer();
  await screen.findByLabelText('Box');
}

/** Lets the navigation that is under way end, and waits for its page. */
async function end() {
  answer();
  await waitFor(() => {
    expect(router.state.navigation.state).toBe('idle');
  });
  await screen.findByLabelText('Box');
}
const follow = (name: string) => user.click(screen.getByRole('link', { name }));

it('the text of a box follows its value', async () => {
  await show('/list?q=first');
  await user.type(box(), ' and more');
  await follow('Another list');
  await end();
  expect(box()).toHaveValue('new');
});

it('what is typed during a navigation stays when it ends at the same page', async () => {
  await show('/list');
  await follow('Another list');
  await user.type(box(), 'marina');
  await end();
  expect(box()).toHaveValue('marina');
});

it('what is typed during a navigation stays, with the focus, when a redirect ends it at another page', async () => {
  await show('/place');
  await follow('A list that redirects');
  await user.type(box(), 'marina');
  await end();
  expect(box()).toHaveValue('marina');
  await user.keyboard(' crest');
  expect(box()).toHaveValue('marina crest');
});

it('what was chosen before a redirect gives way to the value of the page', async () => {
  await show('/place');
  await follow('A list that redirects');
  await user.type(box(), 'mar');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await end();
  expect(box()).toHaveValue('elsewhere');
});

it('what was typed is not brought to a later page', async () => {
  await show('/list');
  await follow('A page without the box');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await end();
  expect(box()).toHaveValue('');
});
