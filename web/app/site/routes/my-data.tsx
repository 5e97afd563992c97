import { requestPersonLink } from '@manzil/contracts/http/person-data';
import { personLinkRequestSchema } from '@manzil/contracts/leads/person';
import { data, redirect } from 'react-router';
import { RequestPage } from '../features/person-data/request-page';
import { deliver } from '../lib/form-call.server';
import { byField, readValues, type FormOutcome } from '../lib/forms';
import { loaderHeaders } from '../../shared/lib/loader-headers';
import type { Route } from './+types/my-data';
import { loadContext } from '../../shared/lib/load-context';
import type { Texts } from '../../shared/lib/texts';

const NO_STORE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const STEPS = ['sent', 'erased'] as const;

export function loader({ request }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('done');
  return data({ done: STEPS.find((step) => step === done) }, { headers: NO_STORE });
}
export const headers = loaderHeaders;

/** The answer is the same whether or not data of the address is stored. */
export async function action(args: Route.ActionArgs) {
  const { texts } = args.context.get(loadContext);
  const values = readValues(await args.request.formData());
  const email = (values.email ?? '').slice(0, 300);
  const again = (error: string, status: number) =>
    data({ email, error }, { status, headers: { 'cache-control': 'no-store' } });
  const parsed = personLinkRequestSchema.safeParse({ email, language: texts.language });
  if (!parsed.success) return again(byField(parsed.error.issues).email ?? texts.form.failed, 422);
  const sent = await deliver(args, requestPersonLink, { body: parsed.data });
  if (typeof sent === 'number') return redirect('/mydata?done=sent', 303);
  return sent.status === 'invalid'
    ? again(sent.errors.email ?? texts.form.failed, 422)
    : again(wordsOf(texts, sent), 503);
}

const wordsOf = (texts: Texts, outcome: FormOutcome): string =>
  outcome.status === 'failed' ? outcome.message : texts.form.failed;

export default function MyDataRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage done={actionData === undefined ? loaderData.done : undefined} sent={actionData} />;
}
