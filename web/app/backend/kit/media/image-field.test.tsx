import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as http from '@manzil/contracts/http/media';
import type { LibraryAsset } from '@manzil/contracts/media/library';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { IMAGE_LIMIT } from './image-limit';
import { refuse, stubApi } from '../../../testing/api-double';
import { fileOf } from '../../../testing/files';
import { renderPart } from '../../../testing/render-screen';
import { ImageField } from './image-field';

const asset = (number: number, alt = ''): LibraryAsset => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  filename: `${number}.webp`,
  kind: 'image',
  contentType: 'image/webp',
  size: 120_000,
  sha256: 'a'.repeat(64),
  width: 640,
  height: 480,
  originalName: `photo-${number}.webp`,
  createdAt: '2026-11-20T08:00:00Z',
  alt,
  usedBy: [],
  tags: [],
  kept: false,
  unusedSince: null,
  removeAt: null,
});
const page = (...items: LibraryAsset[]) => ({ items, total: items.length, page: 1, pageSize: 48 });

function open(value = '') {
  const onChange = vi.fn<(url: string) => void>();
  function Form() {
    const [url, setUrl] = useState(value);
    return (
      <form
        onSubmit={() => {
          throw new Error('The form around it must not be sent');
        }}
      >
        <ImageField
          {...IMAGE_LIMIT}
          label="Banner"
          hint="Recommended size 1920x460"
          value={url}
          onChange={(next) => {
            onChange(next);
            setUrl(next);
          }}
        />
      </form>
    );
  }
  const { user } = renderPart(<Form />);
  return { user, onChange, input: screen.getByLabelText<HTMLInputElement>('Banner') };
}

describe('a field with a picture', () => {
  beforeEach(() => {
    stubApi(http.uploadFile, asset(1));
  });

  it('takes a file, and asks what it shows without sending the form around it', async () => {
    const { user, onChange, input } = open();
    await user.upload(input, fileOf('a.webp'));
    const alt = await screen.findByLabelText('Alt text');
    expect(onChange).toHaveBeenLastCalledWith('/uploads/1.webp');
    const requests = stubApi(http.describeAsset, asset(1, 'A pool'));
    await user.type(alt, 'A pool{Enter}');
    expect(await screen.findByText('The alt text is saved.')).toBeVisible();
    expect(screen.queryByLabelText('Alt text')).toBeNull();
    expect(requests).toMatchObject([{ params: { id: asset(1).id }, body: { alt: 'A pool' } }]);
  });

  it('stores what is typed about a picture also without a press of its button', async () => {
    const { user, input } = open();
    await user.upload(input, fileOf('a.webp'));
    const requests = stubApi(http.describeAsset, asset(1, 'A pool'));
    await user.type(await screen.findByLabelText('Alt text'), 'A pool');
    await user.click(document.body);
    expect(await screen.findByText('The alt text is saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(requests).toMatchObject([{ body: { alt: 'A pool' } }]);
  });

  it('takes what is dropped on it or pasted into it', async () => {
    const { onChange, input } = open();
    fireEvent.drop(input, { dataTransfer: { files: [fileOf('a.webp')] } });
    await waitFor(() => {
      expect(onChange).toHaveBeenLastCalledWith('/uploads/1.webp');
    });
    stubApi(http.uploadFile, asset(2));
    const paste = createEvent.paste(input, { clipboardData: { files: [fileOf('b.webp')] } });
    fireEvent(input, paste);
    await waitFor(() => {
      expect(onChange).toHaveBeenLastCalledWith('/uploads/2.webp');
    });
    expect(paste.defaultPrevented).toBe(true);
  });

  it('leaves pasted text to whoever wants it', () => {
    const { input } = open();
    const paste = createEvent.paste(input, { clipboardData: { files: [] } });
    fireEvent(input, paste);
    expect(paste.defaultPrevented).toBe(false);
  });

  it('takes a photo of the camera of the device', async () => {
    const { user, onChange } = open();
    const camera = screen.getByLabelText<HTMLInputElement>('Camera: Banner');
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, fileOf('camera.webp'));
    await waitFor(() => {
      expect(onChange).toHaveBeenLastCalledWith('/uploads/1.webp');
    });
  });

  it('takes a picture of the library, and asks nothing about one that is described', async () => {
    const { user, onChange } = open();
    stubApi(http.listAssets, page(asset(3, 'A lobby')));
    await user.click(screen.getByRole('button', { name: 'Choose from the library: Banner' }));
    await user.click(await screen.findByRole('button', { name: /photo-3.webp/ }));
    expect(onChange).toHaveBeenLastCalledWith('/uploads/3.webp');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText('Alt text')).toBeNull();
  });

  it('takes a new picture within the library, described there', async () => {
    const { user, onChange } = open();
    stubApi(http.listAssets, page());
    await user.click(screen.getByRole('button', { name: 'Choose from the library: Banner' }));
    const dialog = screen.getByRole('dialog', { name: 'Choose a picture' });
    await user.upload(within(dialog).getByLabelText('Upload a picture'), fileOf('a.webp'));
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    expect(onChange).toHaveBeenLastCalledWith('/uploads/1.webp');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses what is no picture, and what is too large and cannot be read, in the words of the specification', async () => {
    const { user, onChange, input } = open();
    await user.upload(input, fileOf('large.webp', 2_097_153));
    await waitFor(() => {
      expect(input).toHaveAccessibleDescription(
        expect.stringContaining('The image size is more than 2MB. Please choose a smaller image!'),
      );
    });
    fireEvent.drop(input, { dataTransfer: { files: [fileOf('plan.pdf')] } });
    await waitFor(() => {
      expect(input).toHaveAccessibleDescription(expect.stringContaining('This file type isn’t supported.'));
    });
    // Chrome on Windows gives HEIC no type.
    fireEvent.drop(input, { dataTransfer: { files: [new File(['x'], 'IMG_1.HEIC', { type: '' })] } });
    await waitFor(() => {
      expect(input).toHaveAccessibleDescription(expect.stringContaining('Most Compatible'));
    });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps its picture when another one is refused by the server, and says why', async () => {
    const { user, onChange, input } = open('/uploads/9.webp');
    stubApi(http.uploadFile, refuse('UNPROCESSABLE', 'The image is damaged'));
    await user.upload(input, fileOf('a.webp'));
    await waitFor(() => {
      expect(input).toHaveAccessibleDescription(expect.stringContaining('The image is damaged'));
    });
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove Banner' }));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(input).toHaveFocus();
  });
});
