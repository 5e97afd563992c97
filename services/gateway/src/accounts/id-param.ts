import { z } from 'zod';

/** The id of a member or a session in a path. */
export const idParamSchema = z.uuid();
