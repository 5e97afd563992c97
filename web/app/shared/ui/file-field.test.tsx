import { describe, expect, it, vi } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from '../../testing/render-screen';
import { FileField } from './file-field';

const brochure = (bytes: number): File =>
  new File(['x'.repeat(bytes)], 'brochure.pdf', { type: 'application/pdf' });

function open(progress?: ReadonlyMap<File, number>, first?: File) {
  const onFile = vi.fn<(file: File | undefined) => void>();
  function Form() {
    const [file, setFile] = useState(first);
    return (
      <FileField
        label="Brochure"
        accept="application/pdf"
        maxBytes={100}
        wrongType="Use a PDF."
        tooLarge="At most 100 bytes."
        stored="/uploads/old.pdf"
        value={file}
        onFile={(next) => {
          onFile(next);
          setFile(next);
        }}
        progress={progress}
      />
    );
  }
  const { user } = renderPart(<Form />);
  return { user, onFile, input: screen.getByLabelText<HTMLInputElement>('Brochure') };
}

describe('FileField', () => {
  it('shows the stored file until another is chosen, which can be put back', async () => {
    const { user, onFile, input } = open();
    expect(screen.getByRole('link', { name: 'Current brochure' })).toHaveAttribute(
      'href',
      '/uploads/old.pdf',
    );
    const file = brochure(10);
    await user.upload(input, file);
    expect(onFile).toHaveBeenLastCalledWith(file);
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove brochure.pdf' }));
    expect(screen.getByRole('link', { name: 'Current brochure' })).toBeVisible();
  });

  it('refuses a file that is too large before it is sent, and takes the next one', async () => {
    const { user, onFile, input } = open();
    await user.upload(input, brochure(101));
    expect(input).toHaveAccessibleDescription('Brochure: At most 100 bytes.');
    expect(onFile).not.toHaveBeenCalled();
    await user.upload(input, brochure(100));
    expect(input).toBeValid();
    expect(onFile).toHaveBeenCalledTimes(1);
  });

  it('refuses a file of another type before it is sent, also when it was dropped on the input', () => {
    const { onFile, input } = open();
    for (const wrong of [
      new File(['x'], 'brochure.docx', { type: 'application/msword' }),
      new File(['x'], 'photo.heic', { type: '' }),
    ]) {
      fireEvent.change(input, { target: { files: [wrong] } });
      expect(input).toHaveAccessibleDescription('Brochure: Use a PDF.');
    }
    expect(onFile).not.toHaveBeenCalled();
    const unknown = new File(['x'], 'brochure.pdf', { type: '' });
    fireEvent.change(input, { target: { files: [unknown] } });
    expect(onFile).toHaveBeenCalledWith(unknown);
  });

  it('shows how much has been sent in place of the way back', () => {
    const file = brochure(10);
    open(new Map([[file, 0.25]]), file);
    expect(screen.getByRole('progressbar', { name: 'Uploading brochure.pdf' })).toHaveValue(0.25);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
