import { render as renderBare, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { english } from '../shared/lib/english';
import { TextsContext } from '../shared/lib/texts';

export const InEnglish = ({ children }: { children: ReactNode }) => (
  <TextsContext value={english}>{children}</TextsContext>
);

/** Renders a part of the site with the texts of English. */
export const render = (part: ReactNode): RenderResult => renderBare(part, { wrapper: InEnglish });
