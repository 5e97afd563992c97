import { Histogram, registry } from '@manzil/service-kit/metrics';

export const variantsMade = new Histogram({
  name: 'manzil_media_variant_made_seconds',
  help: 'Time to make and store an image variant, by format',
  labelNames: ['format'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});
