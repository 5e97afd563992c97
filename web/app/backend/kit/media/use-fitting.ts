import { useState } from 'react';
import { fitPicture } from './fit-picture';

interface Fitting {
  busy: boolean;
  /** One sentence for each resized picture. */
  notes: readonly string[];
  /** Files within the limit, in order; `onRefused` gets the files that cannot be made to fit. */
  fit: (files: readonly File[], onRefused: (file: File) => void) => Promise<File[]>;
}

/** Makes pictures above a limit smaller, one at a time, because large photos need much memory. */
export function useFitting(maxBytes: number): Fitting {
  const [busy, setBusy] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const fit: Fitting['fit'] = async (files, onRefused) => {
    setNotes([]);
    setBusy(files.some(({ size }) => size > maxBytes));
    const taken: File[] = [];
    const said: string[] = [];
    for (const file of files) {
      const fitted = await fitPicture(file, maxBytes);
      if (fitted === undefined) onRefused(file);
      else taken.push(fitted.file);
      if (fitted?.note !== undefined) said.push(fitted.note);
    }
    setNotes(said);
    setBusy(false);
    return taken;
  };
  return { busy, notes, fit };
}
