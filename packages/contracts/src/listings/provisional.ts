import { z } from 'zod';

/** True while the vocabulary of changed listings is loading: the same text may soon be interpreted better. */
export const provisionalSchema = z.literal(true).optional();
