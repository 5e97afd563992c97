import { describe, expect, it } from 'vitest';
import * as http from '@manzil/contracts/http/development-editing';
import { restoreVersion } from '@manzil/contracts/http/content-lifecycle';
import { screen, waitFor, within } from '@testing-library/react';
import * as route from '../../routes/development';
import { refuse, stubApi } from '../../../testing/api-double';
import { fileOf } from '../../../testing/files';
import { renderScreen } from '../../../testing/render-screen';
import { sampleDevelopment } from '../../../testing/samples/sample-development';

const LIVE = {
  live: true,
  draft: null,
  publishAt: null,
  withdrawAt: null,
  scheduledBy: '',
  failure: null,
};
const button = (name: string) => screen.getByRole('button', { name });
const table = () => within(screen.getByRole('table', { name: 'Gallery' }));
const pictures = () =>
  table()
    .queryAllByRole('img')
    .map((image) => image.getAttribute('src'));
const shown = (...ids: number[]) =>
  waitFor(() => {
    expect(pictures()).toEqual(ids.map((id) => `/uploads/${id}.webp`));
  });

async function open(...imageIds: number[]) {
  stubApi(http.showDevelopmentEntry, sampleDevelopment(...imageIds));
  const { user } = renderScreen(route, { path: '/backend/developments/:id', at: '/backend/developments/7' });
  await screen.findByRole('heading', { name: 'Gallery' });
  return user;
}
/** Stubs the project after the next change: a new gallery, and the next version. */
const becomes = (...imageIds: number[]) => {
  stubApi(http.showDevelopmentEntry, { ...sampleDevelopment(...imageIds), version: 4 });
};

describe('the gallery of a project', () => {
  it('says that it is empty, and takes its first images', async () => {
    const user = await open();
    expect(screen.getByText('The gallery has no images yet.')).toBeVisible();
    const requests = stubApi(http.addGalleryImages, { message: 'Images are Added Successfully!' });
    becomes(1, 2);
    await user.upload(screen.getByLabelText('Add images'), [fileOf('a.webp'), fileOf('b.webp')]);
    await user.click(button('Add 2 images'));
    expect(await screen.findByText('Images are Added Successfully!')).toBeVisible();
    await shown(1, 2);
    expect(requests).toMatchObject([
      { body: { propertyname: 'Creek Rise', galleryimg0: { name: 'a.webp' } } },
    ]);
    expect(screen.queryByText('a.webp')).toBeNull();
  });

  it('shows why images were not added, and keeps them', async () => {
    const user = await open(1);
    stubApi(http.addGalleryImages, refuse('UNPROCESSABLE', 'no-picture.webp is not an image'));
    await user.upload(screen.getByLabelText('Add images'), fileOf('no-picture.webp'));
    await user.click(button('Add 1 image'));
    const dialog = await screen.findByRole('dialog', { name: 'The images were not added' });
    expect(dialog).toHaveTextContent('no-picture.webp is not an image');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(button('Add 1 image')).toHaveFocus();
    });
    await user.click(button('Remove no-picture.webp'));
    expect(screen.queryByRole('button', { name: 'Add 1 image' })).toBeNull();
  });

  it('has an image replaced, but by none that is too large', async () => {
    const user = await open(1, 2);
    const requests = stubApi(http.replaceGalleryImage, { message: 'Image is updated' });
    await user.click(button('Edit image 1'));
    const field = screen.getByLabelText('Replace image 1');
    await user.upload(field, fileOf('big.webp', 2_097_153));
    expect(field).toHaveAccessibleDescription(/The image size is more than 2MB/);
    expect(requests).toHaveLength(0);
    becomes(3, 2);
    await user.upload(field, fileOf('new.webp'));
    expect(await screen.findByText('Image is updated')).toBeVisible();
    await shown(3, 2);
    expect(requests).toMatchObject([{ params: { imageId: 1 }, body: { bannerimg: { name: 'new.webp' } } }]);
  });

  it('shows at its field why a replacement is refused', async () => {
    const user = await open(1);
    stubApi(http.replaceGalleryImage, refuse('UNPROCESSABLE', 'This is not an image'));
    await user.click(button('Edit image 1'));
    await user.upload(screen.getByLabelText('Replace image 1'), fileOf('liar.webp'));
    await waitFor(() => {
      expect(screen.getByLabelText('Replace image 1')).toHaveAccessibleDescription(/This is not an image/);
    });
    expect(pictures()).toEqual(['/uploads/1.webp']);
  });

  it('is ordered by the buttons and by the keyboard', async () => {
    const user = await open(1, 2, 3);
    const requests = stubApi(http.orderGallery, ({ body }) => ({
      images: sampleDevelopment(...body.ids).images,
    }));
    await user.click(button('Reorder images'));
    becomes(1, 3, 2);
    await user.click(button('Move image 3 up'));
    expect(await screen.findByText('The order is saved.')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ params: { id: 7 }, body: { ids: [1, 3, 2] } });
    // The images are renumbered once they are reloaded.
    await waitFor(() => {
      const handles = screen.getAllByRole('button', { name: /^Move image \d$/ });
      expect(handles.map((handle) => handle.getAttribute('aria-label'))).toEqual(
        [1, 2, 3].map((number) => `Move image ${number}`),
      );
    });
    becomes(2, 1, 3);
    button('Move image 3').focus();
    await user.keyboard(' {ArrowUp}{ArrowUp} ');
    await waitFor(() => {
      expect(requests.at(-1)?.body).toEqual({ ids: [2, 1, 3] });
    });
    await screen.findByText('The order is saved.');
    await user.click(button('Done'));
    await shown(2, 1, 3);
  });

  it('goes back to the stored order when another one is refused', async () => {
    const user = await open(1, 2);
    stubApi(http.orderGallery, refuse('CONFLICT', 'The gallery was changed meanwhile'));
    await user.click(button('Reorder images'));
    await user.click(button('Move image 2 up'));
    expect(await screen.findByText('The gallery was changed meanwhile')).toBeVisible();
    expect(screen.queryByText('The order is saved.')).toBeNull();
    await user.click(button('Done'));
    await shown(1, 2);
  });

  it('loses an image after a question only', async () => {
    const user = await open(1, 2);
    const requests = stubApi(http.deleteGalleryImage, { message: 'Image is deleted!' });
    await user.click(button('Delete image 2'));
    const question = () => within(screen.getByRole('dialog', { name: 'Delete image' }));
    expect(question().getByText('Are you sure you want to delete this item?')).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(requests).toHaveLength(0);
    await waitFor(() => {
      expect(button('Delete image 2')).toHaveFocus();
    });
    await user.click(button('Delete image 2'));
    becomes(1);
    await user.click(question().getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Image is deleted!')).toBeVisible();
    await shown(1);
    expect(requests).toMatchObject([{ params: { id: 2 } }]);
    await waitFor(() => {
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  it('has a deleted image back at its place, unless somebody saved since', async () => {
    const user = await open(1, 2);
    stubApi(http.deleteGalleryImage, { message: 'Image is deleted!' });
    const remove = async () => {
      await user.click(button('Delete image 1'));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
      await shown(2);
    };
    becomes(2);
    await remove();
    const restored = stubApi(restoreVersion, { id: 7, version: 5, lifecycle: LIVE });
    becomes(1, 2);
    await user.click(button('Undo'));
    expect(await screen.findByText('The image is back at its place.')).toBeVisible();
    await shown(1, 2);
    expect(restored).toMatchObject([
      { params: { kind: 'development', id: 7, version: 3 }, body: { expectedVersion: 4 } },
    ]);
    becomes(2);
    await remove();
    stubApi(restoreVersion, refuse('CONFLICT', 'Somebody saved this in the meantime'));
    await user.click(button('Undo'));
    expect(await screen.findByText('Somebody saved this in the meantime')).toBeVisible();
  });

  it('changes beside the form without a conflict with it, and without losing what is typed', async () => {
    const user = await open(1, 2);
    await user.type(screen.getByLabelText('Completion time'), ' or later');
    stubApi(http.deleteGalleryImage, { message: 'Image is deleted!' });
    becomes(1);
    await user.click(button('Delete image 2'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await shown(1);
    expect(screen.getByLabelText('Completion time')).toHaveValue('Q4 2027 or later');
    const requests = stubApi(http.changeDevelopment, { message: 'Data updated successfully!' });
    await user.click(button('Update property'));
    await waitFor(() => {
      expect(requests).toMatchObject([{ body: { complete: 'Q4 2027 or later', expectedVersion: '4' } }]);
    });
  });
});
