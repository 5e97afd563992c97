import { beforeEach, describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/content-editing';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/navigation';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';
import { OWN_STYLE } from '../../../testing/samples/sample-navigation';

const stamp = { version: 2, updatedAt: '2026-11-20T08:00:00Z', updatedBy: 'omar' };
const link = { id: 1, position: 1, title: 'Buy', url: '/buy', openInNewWindow: false, ...stamp };
const style = { ...OWN_STYLE, ...stamp };
const stored = { entries: [link], total: 1, deleted: [], style };

async function open() {
  const { user } = renderScreen(route, { path: '/backend/navigation' });
  const form = await screen.findByRole('form', { name: 'Header style' });
  const field = (name: string) => within(form).getByRole('textbox', { name });
  return { user, field, save: () => user.click(within(form).getByRole('button', { name: 'Save' })) };
}

describe('the navigation', () => {
  beforeEach(() => {
    stubApi(http.showNavigationEntries, stored);
  });

  it('keeps what is typed of the header style while a link is added', async () => {
    const { user, field } = await open();
    await user.type(field('Button text'), 'List your home');
    const requests = stubApi(http.navigationItems.create, { ...link, id: 2, title: 'Rent', url: '/rent' });
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    const dialog = screen.getByRole('dialog', { name: 'Add link' });
    await user.type(within(dialog).getByLabelText('Title'), 'Rent');
    await user.type(within(dialog).getByLabelText('Address'), '/rent');
    await user.selectOptions(within(dialog).getByLabelText('Open in'), 'new');
    stubApi(http.showNavigationEntries, {
      ...stored,
      entries: [link, { ...link, id: 2, position: 2, title: 'Rent', url: '/rent' }],
      total: 2,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Edit Rent' })).toBeVisible();
    expect(requests).toMatchObject([{ body: { title: 'Rent', url: '/rent', openInNewWindow: true } }]);
    expect(field('Button text')).toHaveValue('List your home');
  });

  it('begins a new link with the texts of the address, and with nothing that is no field of it', async () => {
    const texts = 'fill-title=About+us&fill-url=%2Fabout&fill-openInNewWindow=true&fill-other=x';
    const at = `/backend/navigation?entry=new&${texts}`;
    const { user } = renderScreen(route, { path: '/backend/navigation', at });
    const requests = stubApi(http.navigationItems.create, {
      ...link,
      id: 2,
      title: 'About us',
      url: '/about',
    });
    const dialog = await screen.findByRole('dialog', { name: 'Add link' });
    expect(within(dialog).getByLabelText('Title')).toHaveValue('About us');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => {
      expect(requests).toMatchObject([
        { body: { title: 'About us', url: '/about', openInNewWindow: false } },
      ]);
    });
    expect(Object.keys(requests[0]?.body ?? {})).not.toContain('other');
  });

  it('says at the address of a link that it leads nowhere', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add link' }));
    const dialog = screen.getByRole('dialog', { name: 'Add link' });
    await user.type(within(dialog).getByLabelText('Title'), 'Rent');
    await user.type(within(dialog).getByLabelText('Address'), 'javascript:alert(1)');
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() => {
      expect(within(dialog).getByLabelText('Address')).toBeInvalid();
    });
    expect(within(dialog).getByLabelText('Address')).toHaveFocus();
  });
});

describe('the header style', () => {
  beforeEach(() => {
    stubApi(http.showNavigationEntries, stored);
  });

  it('is saved over the version that was opened', async () => {
    const { user, field, save } = await open();
    const requests = stubApi(http.saveNavigationStyle, { ...style, navFontSize: '18px', version: 3 });
    await user.type(field('Size of links'), '18px');
    await save();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(requests).toMatchObject([{ body: { navFontSize: '18px', expectedVersion: 2 } }]);
    expect(field('Size of links')).toHaveValue('18px');
  });

  it('names what is no size at its field, and keeps it', async () => {
    const { user, field, save } = await open();
    await user.type(field('Size of links'), 'large');
    await save();
    await waitFor(() => {
      expect(field('Size of links')).toHaveFocus();
    });
    expect(field('Size of links')).toBeInvalid();
    expect(field('Size of links')).toHaveValue('large');
  });

  it('takes what a colleague saved meanwhile, when that is chosen', async () => {
    const { user, field, save } = await open();
    stubApi(
      http.saveNavigationStyle,
      refuse('CONFLICT', 'Somebody saved this in the meantime', {
        details: { reason: 'version', version: 3, updatedBy: 'sami', updatedAt: '2026-11-22T08:00:00Z' },
      }),
    );
    await user.type(field('Button text'), 'Mine');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent(/sami saved this/);
    stubApi(http.showNavigationEntries, { ...stored, style: { ...style, buttonText: 'Theirs', version: 3 } });
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => {
      expect(field('Button text')).toHaveValue('Theirs');
    });
  });
});
