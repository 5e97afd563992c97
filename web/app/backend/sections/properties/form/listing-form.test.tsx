import { beforeEach, describe, expect, it } from 'vitest';
import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { listTeamEntries } from '@manzil/contracts/http/content-editing';
import * as http from '@manzil/contracts/http/managed-listings';
import { uploadFile } from '@manzil/contracts/http/media';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as editRoute from '../../../routes/edit-property';
import * as newRoute from '../../../routes/new-property';
import { refuse, stubApi } from '../../../../testing/api-double';
import { fileOf } from '../../../../testing/files';
import { pendingReply } from '../../../../testing/pending-reply';
import { duplicateListing } from './duplicate-listing';
import { renderScreen } from '../../../../testing/render-screen';

const huda = { name: 'Huda', phone: '+971500000001', email: null, photo: null, licence: '123' };

function listing(of: Partial<ManagedListing['managed']> = {}): ManagedListing {
  const card = {
    id: 5,
    pagelink: 'marina-gate-5',
    name: 'Marina Gate',
    title: 'Bright home',
    reference: 'MZ-5',
    emirate: 'Dubai',
    community: 'Dubai Marina',
    subCommunity: null,
    adType: 'sale' as const,
    unitType: 'Apartment' as const,
    bedrooms: 2,
    rooms: 2,
    bathrooms: 2,
    builtUpArea: 1_200,
    price: 2_000_000,
    featured: false,
    images: ['/uploads/a.webp', '/uploads/b.webp', '/uploads/c.webp'],
    latitude: null,
    longitude: null,
    listedAt: '2026-10-01T08:00:00Z',
    agent: null,
    reducedFrom: null,
    source: 'primary',
    sourceReference: 'P5',
    withdrawnAt: null,
    updatedAt: '2026-11-01T08:00:00Z',
    permitNumber: null,
  };
  return {
    property: {
      ...card,
      unitTypeOriginal: 'Apartment',
      description: '',
      plotArea: null,
      rentFrequency: null,
      quotedPrice: null,
      cheques: null,
      serviceCharge: null,
      floorPlans: [],
      amenities: [],
      completionStatus: null,
      furnishing: null,
      tenure: null,
      handoverYear: null,
      parking: null,
      developer: null,
      videoUrl: null,
      view360Url: null,
    },
    managed: {
      ...card,
      own: false,
      status: 'public',
      overrides: {},
      locks: [],
      missingSince: null,
      version: 3,
      feed: { title: 'Bright home', featured: false, values: {} },
      ...of,
    },
    locks: [],
  };
}

describe('the form of a listing', () => {
  beforeEach(() => {
    stubApi(http.listListingChoices, {
      communities: ['JVC'],
      advisers: [huda],
      sources: ['primary'],
      places: [{ name: 'Dubai Marina', latitude: 25.08, longitude: 55.14 }],
    });
    stubApi(listTeamEntries, { entries: [], total: 0, deleted: [] });
    localStorage.clear();
  });
  const openNew = async () => {
    const rendered = renderScreen(newRoute, { path: '/backend/properties/new' });
    await screen.findByRole('heading', { name: 'Add listing' });
    return rendered;
  };
  const openEdit = async (stored: ManagedListing) => {
    stubApi(http.showManagedListing, stored);
    const rendered = renderScreen(editRoute, {
      path: '/backend/properties/:pagelink/edit',
      at: '/backend/properties/marina-gate-5/edit',
    });
    await screen.findByRole('button', { name: 'Discard' });
    return rendered;
  };

  it('saves a draft with what is typed, the point of its community, and the adviser that is chosen', async () => {
    const requests = stubApi(http.createListing, listing({ own: true, status: 'draft' }).managed);
    stubApi(http.showManagedListing, listing({ own: true, status: 'draft' }));
    const { user, router } = await openNew();
    await user.type(screen.getByLabelText('Title'), 'Loft');
    await user.type(screen.getByLabelText('Price (AED)'), '1,250,000');
    await user.type(screen.getByLabelText('Community'), 'Dubai Marina');
    expect(screen.getByLabelText('Latitude')).toHaveValue('25.08');
    await user.selectOptions(screen.getByLabelText('Who is called'), 'Huda');
    expect(screen.getByLabelText('Phone')).toHaveValue(huda.phone);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Saved as a draft. Visitors do not see it yet.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toMatchObject([
      {
        publish: false,
        values: {
          title: 'Loft',
          price: 1_250_000,
          community: 'Dubai Marina',
          agent: huda,
          coordinates: { latitude: 25.08, longitude: 55.14 },
        },
      },
    ]);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/properties/marina-gate-5/edit');
    });
  });

  it('keeps what is typed during the first save for the form of the stored listing', async () => {
    const stored = listing({ own: true, status: 'draft' });
    const slow = pendingReply(stored.managed);
    const requests = stubApi(http.createListing, slow.reply);
    stubApi(http.showManagedListing, stored);
    const { user, router } = await openNew();
    await user.type(screen.getByLabelText('Title'), 'Loft');
    await user.type(screen.getByLabelText('Community'), 'Dubai Marina');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => {
      expect(requests).toHaveLength(1);
    });
    await user.type(screen.getByLabelText('Title'), ' by the sea');
    slow.release();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/backend/properties/marina-gate-5/edit');
    });
    cleanup();
    await openEdit(stored);
    expect(screen.getByLabelText('Title')).toHaveValue('Loft by the sea');
    expect(screen.getByLabelText('Price (AED)')).toHaveValue('2,000,000');
    expect(screen.getByText(/This is your earlier unsaved work/)).toBeVisible();
    cleanup();
    await openNew();
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });

  it('names the field that is wrong and takes the focus there, and sends nothing', async () => {
    const requests = stubApi(http.createListing, listing().managed);
    const { user } = await openNew();
    await user.type(screen.getByLabelText('Bedrooms'), 'two');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Title')).toHaveFocus();
    });
    expect(screen.getByLabelText('Bedrooms')).toHaveAccessibleDescription(/Enter a whole number/);
    expect(requests).toEqual([]);
  });

  it('shows what the server refuses at its field', async () => {
    stubApi(
      http.createListing,
      refuse('CONFLICT', 'Another listing has this reference', {
        issues: [{ field: 'reference', message: 'Another listing has this reference' }],
      }),
    );
    const { user } = await openNew();
    await user.type(screen.getByLabelText('Title'), 'Loft');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const question = await screen.findByRole('dialog', { name: 'Publish anyway?' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'There are no photos.',
      'The property type is missing. Searches by type do not find it.',
      'There is no community, so that no search by place finds it.',
      'There is no advertising permit, which the law and the portals require.',
      'There is no price: the listing will say “Price on request”.',
      'There is no description.',
      'There is no adviser: enquiries go to the office.',
    ]);
    await user.click(within(question).getByRole('button', { name: 'Publish anyway' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Reference')).toHaveAccessibleDescription(/Another listing/);
    });
    expect(screen.getByLabelText('Title')).toHaveValue('Loft');
  });

  it('is not published incomplete while the agency publishes complete entries only', async () => {
    const { user } = renderScreen(newRoute, {
      path: '/backend/properties/new',
      session: { username: 'layla', role: 'admin', requiresComplete: true },
    });
    await user.type(await screen.findByLabelText('Title'), 'Loft');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const stopped = await screen.findByRole('dialog', { name: 'Not ready to publish' });
    expect(stopped).toHaveTextContent('There are no photos.');
    expect(within(stopped).queryByRole('button', { name: 'Publish anyway' })).toBeNull();
    await user.click(within(stopped).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Loft');
  });

  it('is duplicated as a draft without the permit and the reference', async () => {
    const requests = stubApi(http.createListing, listing({ pagelink: 'marina-gate-copy' }).managed);
    const { property } = listing();
    const path = await duplicateListing({ ...property, permitNumber: '7100' });
    expect(path).toBe('/backend/properties/marina-gate-copy/edit');
    expect(requests).toMatchObject([
      {
        body: {
          publish: false,
          values: { title: 'Bright home (copy)', permitNumber: null, reference: '', images: property.images },
        },
      },
    ]);
  });

  it('locks only what is changed in a listing of a feed, with the reason, and shows what the feed says', async () => {
    const { user } = await openEdit(listing());
    const requests = stubApi(http.correctListing, listing().managed);
    const price = screen.getByLabelText('Price (AED)');
    await user.clear(price);
    await user.type(price, '1,900,000');
    expect(screen.getByText('The feed says: 2,000,000')).toBeVisible();
    await user.type(screen.getByLabelText('Why is it different from the feed?'), 'The owner said so');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your changes have been saved.')).toBeVisible();
    expect(requests).toMatchObject([
      { params: { id: 5 }, body: { set: { price: 1_900_000 }, lift: [], reason: 'The owner said so' } },
    ]);
    expect(Object.keys(requests[0]?.body.set ?? {})).toEqual(['price']);
  });

  it('gives a locked field back to the feed', async () => {
    const { user } = await openEdit(
      listing({
        overrides: { price: 2_000_000 },
        feed: { title: 'Bright home', featured: false, values: { price: 2_400_000 } },
      }),
    );
    const requests = stubApi(http.correctListing, listing().managed);
    await user.click(screen.getByRole('button', { name: 'Follow the feed: Price (AED)' }));
    expect(screen.getByLabelText('Price (AED)')).toHaveValue('2,400,000');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => {
      expect(requests).toMatchObject([{ body: { set: {}, lift: ['price'] } }]);
    });
  });

  it('orders photos by the keyboard, makes one the picture of cards, and takes one out with an undo', async () => {
    const { user } = await openEdit(listing());
    const requests = stubApi(http.correctListing, listing().managed);
    const list = screen.getByRole('list', { name: 'Photos, in order' });
    const shown = () => [...list.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await user.click(within(list).getAllByRole('button', { name: 'Use as card photo' })[1] as Element);
    expect(shown()).toEqual(['/uploads/a.webp', '/uploads/c.webp', '/uploads/b.webp']);
    await user.click(within(list).getByRole('button', { name: 'Remove Photo 1' }));
    expect(shown()).toEqual(['/uploads/c.webp', '/uploads/b.webp']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(shown()).toEqual(['/uploads/a.webp', '/uploads/c.webp', '/uploads/b.webp']);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => {
      expect(requests).toMatchObject([
        { body: { set: { images: ['/uploads/a.webp', '/uploads/c.webp', '/uploads/b.webp'] } } },
      ]);
    });
  });

  it('uploads what is pasted beside the photos, adds what has arrived, and names what it cannot take', async () => {
    await openEdit(listing());
    const uploads = stubApi(uploadFile, {
      id: '00000000-0000-4000-8000-000000000001',
      filename: 'terrace.webp',
      kind: 'image',
      contentType: 'image/webp',
      size: 12,
      sha256: 'a'.repeat(64),
      width: 640,
      height: 480,
      originalName: 'terrace.webp',
      createdAt: '2026-11-20T08:00:00Z',
    });
    const field = screen.getByLabelText('Photos', { selector: 'input[type=file]' });
    const notes = new File(['Two terraces'], 'notes.txt', { type: 'text/plain' });
    fireEvent.paste(field, { clipboardData: { files: [fileOf('terrace.webp'), notes] } });
    const list = screen.getByRole('list', { name: 'Photos, in order' });
    await waitFor(() => {
      expect([...list.querySelectorAll('img')].at(-1)).toHaveAttribute('src', '/uploads/terrace.webp');
    });
    expect(uploads).toHaveLength(1);
    expect(field).toHaveAccessibleDescription(/file type isn’t supported/);
  });
});
