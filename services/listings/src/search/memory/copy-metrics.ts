import { Counter, registry } from '@manzil/service-kit/metrics';

/** `whole` counts full copies; `changes` counts updates with changed rows only. */
export const renewals = new Counter({
  name: 'manzil_listings_catalogue_copies_total',
  help: 'Updates of the in-memory copy of the catalogue, by kind',
  labelNames: ['how'],
  registers: [registry],
});
