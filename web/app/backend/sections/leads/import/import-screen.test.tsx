import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLeadImports } from '@manzil/contracts/http/lead-imports';
import { listLeadViews } from '@manzil/contracts/http/lead-views';
import * as http from '@manzil/contracts/http/leads';
import type { ImportPreview, ImportResult } from '@manzil/contracts/leads/lead-import';
import { screen, waitFor, within } from '@testing-library/react';
import * as leads from '../../../routes/leads';
import * as route from '../../../routes/leads-import';
import { refuse, stubApi } from '../../../../testing/api-double';
import { pendingReply } from '../../../../testing/pending-reply';
import { renderScreen } from '../../../../testing/render-screen';

const LEAD = {
  id: '5a1f7a52-3c1e-8d0a-8a55-0d6f0b1c2e3d',
  name: 'Rashid',
  email: '',
  phone: '+971501234567',
  receivedAt: '2024-03-05T06:00:00.000Z',
  stage: 'offer' as const,
  source: 'walk-in' as const,
  assignee: null,
  tags: [],
  kind: 'contact' as const,
  home: null,
};
const PREVIEW: ImportPreview = {
  total: 3,
  ready: 2,
  foreign: [{ field: 'source', value: 'Bayut', rows: 2 }],
  alreadyThere: 0,
  skipped: 1,
  problemCount: 2,
  columns: [
    { heading: 'Full name', example: 'Rashid', field: 'name' },
    { heading: 'Mobile', example: '050 123 4567', field: 'phone' },
    { heading: 'Remarks by', example: 'Omar', field: null },
  ],
  first: [{ line: 2, lead: LEAD }],
  problems: [
    { line: 3, column: 'Full name', message: 'Enter the name', skips: true },
    { line: 4, column: 'Mobile', message: 'Something else', skips: false },
  ],
};
const RESULT: ImportResult = {
  total: 125,
  imported: 120,
  alreadyThere: 2,
  skipped: 3,
  left: 0,
  problemCount: 1,
  problems: [{ line: 3, column: null, message: 'Enter the name', skips: true }],
  skippedRows: '\uFEFFLine,Skipped because,Full name\r\n3,Enter the name,\r\n',
};
const FILE = new File(['Full name,Mobile,Remarks by\n'], 'leads.csv', { type: 'text/csv' });

/** Reads the sent form as the test double parses it. */
const sent = (request: { body: unknown } | undefined) =>
  request?.body as { file: File; columns?: string; values?: string } | undefined;

async function openFile() {
  const { user } = renderScreen(route, { path: '/backend/leads/import' });
  await user.upload(await screen.findByLabelText('CSV file'), FILE);
  return user;
}

describe('the import of leads', () => {
  let previews: readonly { body: unknown }[];
  beforeEach(() => {
    previews = stubApi(http.previewLeadImport, PREVIEW);
    stubApi(listLeadImports, { imports: [] });
    stubApi(http.listAssignees, { usernames: ['noor'] });
  });

  it('is beside the export, and not for agents', async () => {
    stubApi(listLeadViews, { views: [] });
    stubApi(http.listLeads, { items: [], total: 0, page: 1, pageSize: 25, pageCount: 0 });
    const { unmount } = renderScreen(leads, { path: '/backend/leads' });
    expect(await screen.findByRole('link', { name: 'Import CSV' })).toHaveAttribute(
      'href',
      '/backend/leads/import',
    );
    unmount();
    const session = { username: 'omar', role: 'agent' as const };
    renderScreen(route, { path: '/backend/leads/import', session });
    expect(await screen.findByText('Admins, managers and editors import leads.')).toBeVisible();
    expect(screen.queryByLabelText('CSV file')).toBeNull();
  });

  it('says before anything else what imported leads do not do', async () => {
    renderScreen(route, { path: '/backend/leads/import' });
    expect(await screen.findByText(/sends no emails or webhooks/)).toBeVisible();
  });

  it('shows the columns, the first leads and each problem by line and column, and stores nothing', async () => {
    await openFile();
    expect(
      await screen.findByText('2 leads can be imported, 0 already there, 1 will be skipped'),
    ).toBeVisible();
    expect(sent(previews[0])?.columns).toBeUndefined();
    expect(screen.getByLabelText('Import Full name as')).toHaveDisplayValue('Name');
    expect(screen.getByLabelText('Import Remarks by as')).toHaveDisplayValue('Not imported');
    const first = screen.getByRole('table', { name: 'First leads' });
    expect(within(first).getAllByRole('row')[1]).toHaveTextContent(
      /2Rashid–\+9715012345675 Mar 2024, 10:00OfferWalk-in–/,
    );
    const problems = screen.getByRole('table', { name: 'Problems' });
    expect(
      within(problems)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      '3Full nameEnter the nameThe row is skipped',
      '4MobileSomething elseImported; noted at the lead',
    ]);
  });

  it('asks anew for each change of a column, and imports with the columns that were shown', async () => {
    const user = await openFile();
    const columns = PREVIEW.columns.map((column) => ({
      ...column,
      field: column.field ?? ('notes' as const),
    }));
    const again = stubApi(http.previewLeadImport, { ...PREVIEW, columns, ready: 1 });
    await user.selectOptions(await screen.findByLabelText('Import Remarks by as'), 'Notes');
    const button = await screen.findByRole('button', { name: 'Import 1 lead' });
    expect(JSON.parse(sent(again[0])?.columns ?? '')).toEqual(['name', 'phone', 'notes']);
    const slow = pendingReply(RESULT);
    const imports = stubApi(http.importLeads, slow.reply);
    await user.dblClick(button);
    slow.release();
    expect(await screen.findByText('120 imported, 2 already there, 3 skipped')).toBeVisible();
    expect(imports).toHaveLength(1);
    expect(sent(imports[0])).toMatchObject({ columns: '["name","phone","notes"]' });
    expect(sent(imports[0])?.file.name).toBe('leads.csv');
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
    });
  });

  it('lists the values that are not in our lists, and imports them as what is chosen', async () => {
    const user = await openFile();
    const unknown = await screen.findByRole('table', { name: 'Unknown values' });
    expect(within(unknown).getAllByRole('row')[1]).toHaveTextContent(/SourceBayut2/);
    const choice = screen.getByLabelText('Import Source “Bayut” as');
    expect(choice).toHaveDisplayValue('Something else');
    await user.selectOptions(choice, 'Property portal');
    const values = '[{"field":"source","value":"Bayut","meaning":"portal"}]';
    await waitFor(() => {
      expect(sent(previews.at(-1))?.values).toBe(values);
    });
    const imports = stubApi(http.importLeads, RESULT);
    await user.click(await screen.findByRole('button', { name: 'Import 2 leads' }));
    await screen.findByText('120 imported, 2 already there, 3 skipped');
    expect(sent(imports[0])?.values).toBe(values);
    expect(screen.queryByRole('table', { name: 'Unknown values' })).toBeNull();
  });

  it('gives the skipped rows as a file', async () => {
    const user = await openFile();
    stubApi(http.importLeads, RESULT);
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:skipped';
    };
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Import 2 leads' }));
    await user.click(await screen.findByRole('button', { name: 'Download the skipped rows' }));
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
    expect(files.map(({ size, type }) => [size, type])).toEqual([
      [new Blob([RESULT.skippedRows]).size, 'text/csv'],
    ]);
  });

  it('says how many rows are left after an interruption, and imports them', async () => {
    const user = await openFile();
    stubApi(http.importLeads, { ...RESULT, imported: 20, left: 100 });
    await user.click(await screen.findByRole('button', { name: 'Import 2 leads' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/100 rows were not reached/);
    const rest = stubApi(http.importLeads, { ...RESULT, imported: 100, alreadyThere: 22 });
    await user.click(screen.getByRole('button', { name: 'Import the rest' }));
    expect(await screen.findByText('100 imported, 22 already there, 3 skipped')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rest).toHaveLength(1);
  });

  it('says at the file why it is refused, and takes another one', async () => {
    stubApi(
      http.previewLeadImport,
      refuse('VALIDATION_FAILED', 'The request is not valid', {
        issues: [{ field: 'file', message: 'The file is not in UTF-8' }],
      }),
    );
    const user = await openFile();
    await waitFor(() => {
      expect(screen.getByLabelText('CSV file')).toHaveAccessibleDescription(/The file is not in UTF-8/);
    });
    stubApi(http.previewLeadImport, PREVIEW);
    await user.upload(screen.getByLabelText('CSV file'), FILE);
    expect(await screen.findByRole('button', { name: 'Import 2 leads' })).toBeEnabled();
  });

  it('keeps what was chosen when a preview fails, and imports nothing meanwhile', async () => {
    const user = await openFile();
    const select = await screen.findByLabelText('Import Remarks by as');
    stubApi(http.previewLeadImport, refuse('UNAVAILABLE', 'The leads are not available'));
    await user.selectOptions(select, 'Notes');
    await waitFor(() => {
      expect(screen.getByLabelText('CSV file')).toHaveAccessibleDescription(/not available/);
    });
    expect(screen.getByLabelText('Import Remarks by as')).toHaveDisplayValue('Notes');
    expect(screen.getByRole('button', { name: 'Import 2 leads' })).toBeDisabled();
  });

  it('says when an import is refused, and can be tried again', async () => {
    const user = await openFile();
    stubApi(http.importLeads, refuse('UNAVAILABLE', 'The leads are not available'));
    await user.click(await screen.findByRole('button', { name: 'Import 2 leads' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The leads are not available');
    stubApi(http.importLeads, RESULT);
    await user.click(screen.getByRole('button', { name: 'Import 2 leads' }));
    expect(await screen.findByText(/120 imported/)).toBeVisible();
  });

  it('has nothing to import where no row is valid', async () => {
    stubApi(http.previewLeadImport, { ...PREVIEW, ready: 0, first: [] });
    await openFile();
    expect(await screen.findByRole('button', { name: 'Import 0 leads' })).toBeDisabled();
    expect(screen.getByText('There is nothing to import.')).toBeVisible();
  });
});
