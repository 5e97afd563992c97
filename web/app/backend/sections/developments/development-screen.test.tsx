import { beforeEach, describe, expect, it } from 'vitest';
import { createDraft } from '@manzil/contracts/http/content-lifecycle';
import * as http from '@manzil/contracts/http/development-editing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as changing from '../../routes/development';
import * as adding from '../../routes/new-development';
import { refuse, stubApi } from '../../../testing/api-double';
import { fileOf } from '../../../testing/files';
import { pendingReply } from '../../../testing/pending-reply';
import { renderScreen } from '../../../testing/render-screen';
import { sampleDevelopment } from '../../../testing/samples/sample-development';

const LIMIT = 2_097_152;
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const invalid = (label: string) =>
  waitFor(() => {
    expect(field(label)).toBeInvalid();
  });
const conflict = { reason: 'version', version: 4, updatedBy: 'noor', updatedAt: '2026-11-21T08:00:00Z' };

async function openNew() {
  const { user, router } = renderScreen(adding, { path: '/backend/developments/new' });
  // The rich-text editors load after the rest of the form.
  await screen.findByRole('textbox', { name: 'Description' });
  return { user, path: () => router.state.location.pathname };
}
async function fillIn(user: Awaited<ReturnType<typeof openNew>>['user']) {
  await user.type(field('Property name'), 'Palm Villas');
  await user.type(field('Location'), 'Palm Jumeirah');
  await user.upload(field('Banner image'), fileOf('banner.webp'));
}
async function openStored() {
  stubApi(http.showDevelopmentEntry, sampleDevelopment());
  const { user, router } = renderScreen(changing, {
    path: '/backend/developments/:id',
    at: '/backend/developments/7',
  });
  await screen.findByRole('textbox', { name: 'Description' });
  return { user, path: () => router.state.location.pathname };
}

describe('the form of a new project', () => {
  it('names each field that is missing, and puts the focus in the first', async () => {
    const { user } = await openNew();
    await user.click(button('Publish'));
    await invalid('Property name');
    for (const label of ['Location', 'Link', 'Banner image'])
      expect(field(label)).toHaveAccessibleDescription(/This field is required/);
    expect(field('Property name')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been saved.');
  });

  it('says what is wrong with a price, a position and links', async () => {
    const { user } = await openNew();
    await fillIn(user);
    await user.type(field('Position'), 'first');
    await user.type(field('Price'), 'a lot');
    await user.type(field('Video link'), 'http://videos.test/1');
    await user.click(button('Publish'));
    await invalid('Position');
    expect(field('Position')).toHaveAccessibleDescription(/Enter a whole number/);
    expect(field('Price')).toHaveAccessibleDescription(/Enter the price in AED, for example 1,250,000/);
    expect(field('Video link')).toBeInvalid();
    expect(field('Map location link')).toBeValid();
  });

  it('has its link follow the name until somebody writes one', async () => {
    const { user } = await openNew();
    await user.type(field('Property name'), 'Palm Villas');
    expect(field('Link')).toHaveValue('palm-villas');
    await user.type(field('Link'), '-two');
    await user.type(field('Property name'), ' III');
    expect(field('Link')).toHaveValue('palm-villas-two');
  });

  it('takes no file over its limit, and no sixteenth image', async () => {
    const { user } = await openNew();
    const list = () => screen.queryByRole('list', { name: 'Images to upload, in their order' });
    await user.upload(field('Banner image'), fileOf('banner.webp', LIMIT + 1));
    expect(field('Banner image')).toHaveAccessibleDescription(/The image size is more than 2MB/);
    await user.upload(field('Brochure'), fileOf('b.pdf', 18 * 1_048_576 + 1));
    expect(field('Brochure')).toHaveAccessibleDescription(/File size is more than 18MB/);
    await user.upload(field('Gallery images'), [fileOf('ok.webp'), fileOf('big.webp', LIMIT + 1)]);
    expect(field('Gallery images')).toHaveAccessibleDescription(
      /big\.webp exceeds the maximum allowed size of 2MB\./,
    );
    const many = Array.from({ length: 15 }, (_, index) => fileOf(`${index}.webp`));
    await user.upload(field('Gallery images'), many);
    expect(field('Gallery images')).toHaveAccessibleDescription(/You can not upload more than 15 images!/);
    expect(within(list() ?? document.body).getAllByRole('listitem')).toHaveLength(1);
    await user.click(button('Remove ok.webp'));
    expect(list()).toBeNull();
    await user.upload(field('Gallery images'), many);
    expect(field('Gallery images')).toBeValid();
  });

  it('is sent once, its images in the order that was chosen, and leads to the list', async () => {
    const { user, path } = await openNew();
    await fillIn(user);
    await user.type(field('Price'), '1,250,000');
    await user.upload(field('Gallery images'), [fileOf('one.webp'), fileOf('two.webp')]);
    await user.click(button('Move two.webp up'));
    const added = { message: 'Data is Added Successfully!', id: 8, pagelink: 'palm-villas' };
    const slow = pendingReply(added);
    const requests = stubApi(http.addDevelopment, slow.reply);
    await user.click(button('Publish'));
    await user.dblClick(button('Publish anyway'));
    expect(screen.getByText('Saving…')).toBeVisible();
    slow.release();
    await waitFor(() => {
      expect(path()).toBe('/backend/developments');
    });
    expect(requests).toMatchObject([
      {
        body: {
          propertyname: 'Palm Villas',
          propertyloaction: 'Palm Jumeirah',
          pagelink: 'palm-villas',
          price: '1,250,000',
          bannerimg: { name: 'banner.webp' },
          galleryimg0: { name: 'two.webp' },
        },
      },
    ]);
  });

  it('is a draft without a banner, and names what is missing when it is published', async () => {
    const { user } = await openNew();
    await user.type(field('Property name'), 'Palm Villas');
    await user.type(field('Location'), 'Palm Jumeirah');
    const requests = stubApi(http.addDevelopment, { message: '', id: 8, pagelink: 'palm-villas' });
    await user.click(button('Publish'));
    const question = await screen.findByRole('dialog', { name: 'Publish anyway?' });
    expect(question).toHaveTextContent('The gallery has no images.');
    await user.click(button('Publish anyway'));
    await waitFor(() => {
      expect(field('Banner image')).toHaveAccessibleDescription(/This field is required/);
    });
    await user.click(button('Save draft'));
    expect(await screen.findByText('Saved as a draft')).toBeVisible();
    expect(requests).toMatchObject([{ body: { propertyname: 'Palm Villas', live: 'off' } }]);
  });

  it('says at the link that it is taken, and keeps the texts and the files', async () => {
    const { user } = await openNew();
    await fillIn(user);
    const issue = { field: 'pagelink', message: 'This link is in use.' };
    stubApi(http.addDevelopment, refuse('CONFLICT', 'This link is in use.', { issues: [issue] }));
    await user.click(button('Publish'));
    await user.click(button('Publish anyway'));
    await waitFor(() => {
      expect(field('Link')).toHaveAccessibleDescription(/This link is in use/);
    });
    expect(field('Link')).toHaveFocus();
    expect(field('Property name')).toHaveValue('Palm Villas');
    expect(button('Remove banner.webp')).toBeVisible();
  });

  it('can be cancelled while it is sent, and loses nothing', async () => {
    const { user, path } = await openNew();
    await fillIn(user);
    stubApi(http.addDevelopment, pendingReply({ message: '', id: 8, pagelink: 'x' }).reply);
    await user.click(button('Publish'));
    await user.click(button('Publish anyway'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The upload was cancelled.');
    expect(field('Property name')).toHaveValue('Palm Villas');
    expect(button('Remove banner.webp')).toBeVisible();
    expect(path()).toBe('/backend/developments/new');
  });

  it('asks before unsaved work is left, and shows its texts again later', async () => {
    const { user } = await openNew();
    await user.type(field('Property name'), 'Palm Villas');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(field('Property name')).toHaveValue('Palm Villas');
    cleanup();
    const later = await openNew();
    expect(field('Property name')).toHaveValue('Palm Villas');
    await later.user.click(button('Show what is stored'));
    expect(field('Property name')).toHaveValue('');
  });
});

describe('the form of a stored project', () => {
  it('is sent with the version and the name that it replaces', async () => {
    const { user, path } = await openStored();
    expect(field('Price')).toHaveValue('1,250,000');
    expect(screen.getByRole('link', { name: 'Current brochure' })).toHaveAttribute(
      'href',
      '/uploads/creek.pdf',
    );
    const requests = stubApi(http.changeDevelopment, { message: 'Data updated successfully!' });
    await user.clear(field('Price'));
    await user.type(field('Price'), 'AED 1 400 000');
    await user.click(button('Update property'));
    await waitFor(() => {
      expect(path()).toBe('/backend/developments');
    });
    expect(requests).toMatchObject([
      {
        params: { id: 7 },
        body: { price: 'AED 1 400 000', oldpropertyname: 'Creek Rise', expectedVersion: '3' },
      },
    ]);
  });

  it('goes back to what is stored when it is discarded', async () => {
    const { user } = await openStored();
    expect(button('Discard')).toBeDisabled();
    await user.type(field('Developer name'), ' and partners');
    await user.click(button('Discard'));
    expect(field('Developer name')).toHaveValue('Emaar');
    expect(button('Discard')).toBeDisabled();
  });

  describe('when a colleague has saved in between', () => {
    beforeEach(() => {
      stubApi(http.changeDevelopment, refuse('CONFLICT', 'Saved in between', { details: conflict }));
    });

    it('keeps the member’s own version on demand', async () => {
      const { user, path } = await openStored();
      await user.type(field('Developer name'), ' (mine)');
      await user.click(button('Update property'));
      expect(await screen.findByRole('alert')).toHaveTextContent(/noor saved this project on 21 Nov 2026/);
      expect(field('Developer name')).toHaveValue('Emaar (mine)');
      const requests = stubApi(http.changeDevelopment, { message: 'Data updated successfully!' });
      await user.click(button('Keep mine'));
      await waitFor(() => {
        expect(path()).toBe('/backend/developments');
      });
      expect(requests).toMatchObject([{ body: { devname: 'Emaar (mine)', expectedVersion: '4' } }]);
    });

    it('shows theirs on demand', async () => {
      const { user } = await openStored();
      await user.type(field('Developer name'), ' (mine)');
      await user.click(button('Update property'));
      const { development, ...rest } = sampleDevelopment();
      const theirs = { ...development, developerName: 'Theirs' };
      stubApi(http.showDevelopmentEntry, { ...rest, development: theirs, version: 4 });
      await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
      await waitFor(() => {
        expect(field('Developer name')).toHaveValue('Theirs');
      });
      expect(screen.queryByRole('alert')).toBeNull();
      expect(button('Discard')).toBeDisabled();
    });
  });

  it('says that there is no such project', async () => {
    stubApi(http.showDevelopmentEntry, refuse('NOT_FOUND', 'There is no such project'));
    renderScreen(changing, { path: '/backend/developments/:id', at: '/backend/developments/9' });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such project');
  });
});

describe('a copy of a project', () => {
  it('is a draft under the first name that is free, and opens', async () => {
    const { user, path } = await openStored();
    const life = {
      live: false,
      draft: null,
      publishAt: null,
      withdrawAt: null,
      scheduledBy: '',
      failure: null,
    };
    const answers = [refuse('CONFLICT', 'This name is in use.'), { id: 9, version: 1, lifecycle: life }];
    const requests = stubApi(createDraft, () => answers.shift() ?? refuse('CONFLICT', 'Asked too often'));
    await user.click(button('Duplicate'));
    await waitFor(() => {
      expect(path()).toBe('/backend/developments/9');
    });
    expect(requests).toMatchObject([
      { body: { fields: { name: 'Creek Rise (copy)' } } },
      { body: { fields: { name: 'Creek Rise (copy 2)' } } },
    ]);
  });
});
