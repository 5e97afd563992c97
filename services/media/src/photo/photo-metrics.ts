import { Counter, registry } from '@manzil/service-kit/metrics';

export const photosFetched = new Counter({
  name: 'manzil_media_photos_fetched_total',
  help: 'Photos requested from other servers, by outcome: received, unchanged, failed',
  labelNames: ['outcome'],
  registers: [registry],
});
