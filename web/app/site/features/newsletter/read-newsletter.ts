import type { FormValues } from '../../lib/forms';

/** The fields of the newsletter form as its schema names them. */
export const readNewsletter = ({ email, agreed }: FormValues) => ({ email, agreed: agreed === 'on' });
