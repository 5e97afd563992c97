import { z } from 'zod';
import { SOURCE_LANGUAGE, LANGUAGES } from '../site-language.js';

/** Language of the page with the form, and of mail to the person. */
export const formLanguageSchema = z.enum(LANGUAGES).default(SOURCE_LANGUAGE);
