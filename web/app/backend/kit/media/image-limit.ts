import { MAX_IMAGE_BYTES } from '@manzil/contracts/limits';

export const IMAGE_LIMIT = {
  maxBytes: MAX_IMAGE_BYTES,
  tooLarge: 'The image size is more than 2MB. Please choose a smaller image!',
} as const;
