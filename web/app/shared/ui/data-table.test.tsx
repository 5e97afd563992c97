import { describe, expect, it, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-screen';
import { Button } from './button';
import { DataTable, type Column } from './data-table';

interface Home {
  id: string;
  name: string;
  price: number;
}

const HOMES: Home[] = [
  { id: 'a', name: 'Marina Gate', price: 900 },
  { id: 'b', name: 'Palm Villa', price: 12_000 },
  { id: 'c', name: 'Creek Rise', price: 2_500 },
];
const columns: Column<Home>[] = [
  { accessorKey: 'name', header: 'Name' },
  { accessorKey: 'price', header: 'Price' },
];

interface TableProps {
  rows?: Home[];
  pageSize?: number;
  onBulk?: (selected: readonly Home[]) => void;
}

const Table = ({ rows = HOMES, pageSize, onBulk }: TableProps) => (
  <DataTable
    caption="Homes"
    rows={rows}
    columns={columns}
    search="Search the homes"
    empty="There are no homes."
    idOf={({ id }) => id}
    pageSize={pageSize}
    bulk={{
      nameOf: ({ name }) => name,
      actions: (selected, done) => (
        <Button
          onClick={() => {
            onBulk?.(selected);
            done();
          }}
        >
          Publish
        </Button>
      ),
    }}
  />
);

/** Names of the rows that are shown, in their order. */
const names = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent ?? '');
const select = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('DataTable', () => {
  it('finds rows by what is typed, in the address too, and says when there are none', async () => {
    const { user, router } = renderPart(<Table />);
    const search = screen.getByRole('searchbox', { name: 'Search the homes' });
    await user.type(search, 'pal');
    expect(names()).toEqual(['Palm Villa']);
    expect(router.state.location.search).toBe('?q=pal');
    await user.type(search, 'x');
    expect(screen.getByText('Nothing here matches “palx”.')).toBeVisible();
  });

  it('sorts by keyboard, up, down and not at all, and says so to those who listen', async () => {
    const { user, router } = renderPart(<Table />);
    const header = screen.getByRole('columnheader', { name: /Name/ });
    within(header).getByRole('button').focus();
    await user.keyboard('{Enter}');
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Creek Rise', 'Marina Gate', 'Palm Villa']);
    await user.keyboard(' ');
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(router.state.location.search).toBe('?sort=-name');
    await user.keyboard('{Enter}');
    expect(header).not.toHaveAttribute('aria-sort');
    expect(names()).toEqual(HOMES.map(({ name }) => name));
  });

  it('sorts numbers as numbers', async () => {
    renderPart(<Table />, '/?sort=price');
    expect(await screen.findAllByRole('row')).toHaveLength(4);
    expect(names()).toEqual(['Marina Gate', 'Creek Rise', 'Palm Villa']);
  });

  it('shows the last page when the address names one that is gone', () => {
    renderPart(<Table pageSize={2} />, '/?page=9');
    expect(names()).toEqual(['Creek Rise']);
    expect(screen.getByRole('navigation', { name: 'Pages of Homes' })).toHaveTextContent('3–3 of 3');
  });

  it('keeps a selection through search, sort and pages', async () => {
    const onBulk = vi.fn();
    const { user } = renderPart(<Table pageSize={2} onBulk={onBulk} />);
    await user.click(select('Palm Villa'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(select('Creek Rise'));
    await user.type(screen.getByRole('searchbox'), 'marina');
    await user.click(screen.getByRole('button', { name: /^Name/ }));
    expect(screen.getByRole('group', { name: 'What is selected' })).toHaveTextContent('2 selected');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(onBulk).toHaveBeenCalledWith([HOMES[1], HOMES[2]]);
    expect(screen.queryByRole('group', { name: 'What is selected' })).toBeNull();
  });

  it('selects what is shown with one box, not what a search hides', async () => {
    const { user } = renderPart(<Table />);
    await user.type(screen.getByRole('searchbox'), 'r');
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    expect(screen.getByRole('group', { name: 'What is selected' })).toHaveTextContent('2 selected');
    await user.clear(screen.getByRole('searchbox'));
    expect(select('Palm Villa')).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select all that are shown' })).not.toBeChecked();
  });

  it('forgets a selected row that is gone, and keeps the others', async () => {
    function Shrinking() {
      const [rows, setRows] = useState(HOMES);
      return (
        <>
          <Table rows={rows} />
          <Button
            onClick={() => {
              setRows(HOMES.slice(1));
            }}
          >
            Reload
          </Button>
        </>
      );
    }
    const { user } = renderPart(<Shrinking />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('group', { name: 'What is selected' })).toHaveTextContent('2 selected');
  });

  it('keeps the focus in a cell while the screen makes its columns anew', async () => {
    function Counting() {
      const [presses, setPresses] = useState(0);
      const press: Column<Home> = {
        id: 'press',
        header: 'Press',
        cell: ({ row }) => (
          <Button
            onClick={() => {
              setPresses(presses + 1);
            }}
          >
            Press {row.original.name}
          </Button>
        ),
      };
      return (
        <>
          <p>{presses} presses</p>
          <DataTable caption="Homes" rows={HOMES} columns={[press]} empty="" idOf={({ id }) => id} />
        </>
      );
    }
    const { user } = renderPart(<Counting />);
    const button = screen.getByRole('button', { name: 'Press Palm Villa' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 presses')).toBeVisible();
    expect(button).toHaveFocus();
  });

  it('says what to do when there is nothing at all', () => {
    renderPart(<Table rows={[]} />);
    expect(screen.getByText('There are no homes.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers sorting and selecting above the cards that rows are on a narrow window', async () => {
    const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => narrow });
    const onBulk = vi.fn();
    const { user } = renderPart(<Table onBulk={onBulk} />);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, descending');
    expect(names()).toEqual(['Palm Villa', 'Creek Rise', 'Marina Gate']);
    const [all] = screen.getAllByLabelText('Select all that are shown');
    if (all !== undefined) await user.click(all);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(onBulk).toHaveBeenCalledWith(HOMES);
    expect(screen.getAllByRole('cell')[2]).toHaveAttribute('data-label', 'Price');
    Reflect.deleteProperty(window, 'matchMedia');
  });
});
