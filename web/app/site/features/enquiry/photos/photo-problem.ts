import type { FormValues } from '../../../lib/forms';
import type { Texts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import photoTexts from '../../../../texts/en/on-demand/enquiry-photos';

export type PhotoProblem = keyof (typeof photoTexts)['problems'];

const PROBLEMS: Readonly<Record<string, PhotoProblem>> = {
  PAYLOAD_TOO_LARGE: 'tooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'type',
  UNPROCESSABLE: 'damaged',
  RATE_LIMITED: 'often',
  UNAVAILABLE: 'failed',
};

/** The message about a photo that the gateway refused from a form sent without scripts. */
export function photoProblem(
  texts: Texts,
  { photoProblem: code = '', photoName: name = '' }: FormValues,
): string | undefined {
  if (code === '') return undefined;
  const words = onDemandTexts(photoTexts, texts);
  const problem = PROBLEMS[code];
  if (problem === undefined) return words.tooMany;
  return words.ofPhoto({ name, problem: words.problems[problem] });
}
