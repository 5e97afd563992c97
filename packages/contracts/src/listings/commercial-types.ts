import { COMMERCIAL_UNIT_TYPES } from './vocabulary.js';

/** Commercial types have no bedrooms. Separate from the vocabulary, which the browser needs on every page. */
export const isCommercial = (type: string | null): boolean =>
  COMMERCIAL_UNIT_TYPES.some((each) => each === type);
