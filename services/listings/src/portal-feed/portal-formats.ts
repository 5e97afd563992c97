import type { Portal } from '@manzil/contracts/listings/vocabulary';
import { bayut } from './bayut.js';
import type { PortalFormat } from './portal-format.js';
import { propertyFinder } from './property-finder.js';

export const PORTAL_FORMATS: Readonly<Record<Portal, PortalFormat>> = {
  'property-finder': propertyFinder,
  bayut,
};
