import { describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/places';
import { screen } from '@testing-library/react';
import * as route from '../../routes/feed-places';
import { refuse, stubApi } from '../../../testing/api-double';
import { renderScreen } from '../../../testing/render-screen';

const jvc = {
  name: 'Jumeirah Village Circle',
  nameAr: 'قرية جميرا الدائرية',
  aliases: ['JVC'],
  textBuy: 'A quiet circle.',
  textRent: '',
  communities: ['Jumeirah Village Circle'],
  listings: 10,
  version: 2,
  updatedBy: 'noor',
  updatedAt: '2026-11-22T09:00:00Z',
};

async function edit() {
  stubApi(http.listPlaces, { places: [jvc] });
  stubApi(http.listUnresolvedPlaces, { names: [] });
  const { user } = renderScreen(route, { path: '/backend/feed/places' });
  await user.click(await screen.findByRole('button', { name: 'Edit Jumeirah Village Circle' }));
  return { user, names: await screen.findByLabelText('Also called') };
}

describe('the places', () => {
  it('saves the names of a place, one from each line', async () => {
    const { user, names } = await edit();
    const requests = stubApi(http.savePlace, { ...jvc, version: 3 });
    expect(names).toHaveValue('JVC');
    await user.type(names, '{Enter}the circle{Enter}{Enter}');
    await user.type(screen.getByLabelText('Text for tenants'), 'Quiet homes.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('The names and texts of Jumeirah Village Circle are saved.'),
    ).toBeVisible();
    expect(requests).toMatchObject([
      {
        params: { name: encodeURIComponent(jvc.name) },
        body: {
          nameAr: jvc.nameAr,
          aliases: ['JVC', 'the circle'],
          textBuy: jvc.textBuy,
          textRent: 'Quiet homes.',
          expectedVersion: 2,
        },
      },
    ]);
  });

  it('saves the text of the page of one type', async () => {
    const { user } = await edit();
    const requests = stubApi(http.savePlace, { ...jvc, version: 3 });
    await user.selectOptions(screen.getByLabelText('Texts of the page with'), 'Villa');
    expect(screen.getByLabelText('Text for buyers')).toHaveValue('');
    await user.type(screen.getByLabelText('Text for buyers'), 'Villas around a park.');
    await user.selectOptions(screen.getByLabelText('Texts of the page with'), '');
    expect(screen.getByLabelText('Text for buyers')).toHaveValue(jvc.textBuy);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('The names and texts of Jumeirah Village Circle are saved.');
    expect(requests).toMatchObject([{ body: { textBuy: jvc.textBuy } }]);
    const [request] = requests;
    expect(http.savePlace.body?.parse(request?.body).typeTexts?.filter(({ text }) => text !== '')).toEqual([
      { adType: 'sale', type: 'Villa', text: 'Villas around a park.' },
    ]);
  });

  it('shows a refusal at the names, and loses nothing of them', async () => {
    const { user, names } = await edit();
    stubApi(http.savePlace, refuse('CONFLICT', '“jvt” is already a name of Jumeirah Village Triangle'));
    await user.type(names, '{Enter}JVT');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is already a name of/)).toBeVisible();
    expect(names).toHaveValue('JVC\nJVT');
    expect(names).toBeInvalid();
  });

  it('saves once however often it is sent', async () => {
    const { user } = await edit();
    const requests = stubApi(http.savePlace, () => new Promise<never>(() => undefined));
    const save = screen.getByRole('button', { name: 'Save' });
    await user.dblClick(save);
    expect(save).toHaveAttribute('aria-busy', 'true');
    expect(requests).toHaveLength(1);
  });
});

describe('unknown places', () => {
  const nook = {
    kind: 'community' as const,
    name: 'The Nook',
    listings: 3,
    references: ['MZ-1'],
    kept: false,
  };
  const show = async (names: (typeof nook)[]) => {
    stubApi(http.listPlaces, { places: [jvc] });
    stubApi(http.listUnresolvedPlaces, { names });
    const { user } = renderScreen(route, { path: '/backend/feed/places' });
    return { user, select: await screen.findByLabelText(`Place of ${names[0]?.name ?? ''}`) };
  };

  it('are given a known place', async () => {
    const { user, select } = await show([nook]);
    const requests = stubApi(http.resolvePlace, { listings: 3 });
    await user.selectOptions(select, 'Jumeirah Village Circle');
    await user.click(screen.getByRole('button', { name: 'Apply to The Nook' }));
    expect(
      await screen.findByText('The Nook is now Jumeirah Village Circle. Properties updated: 3.'),
    ).toBeVisible();
    expect(requests).toMatchObject([
      { body: { kind: 'community', name: 'The Nook', place: 'Jumeirah Village Circle' } },
    ]);
  });

  it('are kept as places of their own', async () => {
    const { user, select } = await show([nook]);
    const requests = stubApi(http.resolvePlace, { listings: 0 });
    await user.selectOptions(select, 'Add as a new place');
    await user.click(screen.getByRole('button', { name: 'Apply to The Nook' }));
    expect(await screen.findByText('The Nook was added as a place.')).toBeVisible();
    expect(requests).toMatchObject([{ body: { place: null } }]);
  });

  it('say why a choice is refused', async () => {
    const { user, select } = await show([nook]);
    stubApi(http.resolvePlace, refuse('CONFLICT', 'The name is taken'));
    await user.selectOptions(select, 'Jumeirah Village Circle');
    await user.click(screen.getByRole('button', { name: 'Apply to The Nook' }));
    expect(await screen.findByText(/The name is taken/)).toBeVisible();
  });
});
