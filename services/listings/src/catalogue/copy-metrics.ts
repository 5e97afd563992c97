import { Counter, registry } from '@manzil/service-kit/metrics';

/** `whole`: read from all rows; `changes`: brought up to date by those that had changed. */
export const renewals = new Counter({
  name: 'manzil_listings_catalogue_copies_total',
  help: 'Times the copy of the catalogue in memory was renewed, by how',
  labelNames: ['how'],
  registers: [registry],
});
