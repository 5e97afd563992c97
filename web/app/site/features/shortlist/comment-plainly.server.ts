import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import shortlistTexts from '../../../texts/en/on-demand/shortlist';
import { SHORTLIST_LIMITS } from '@manzil/contracts/leads/shortlist-limits';
import { createHash } from 'node:crypto';
import { changeShortlist } from '@manzil/contracts/http/shortlists';
import { nextClock } from '@manzil/contracts/leads/merge-shortlist';
import {
  shortlistOperationSchema,
  type Shortlist,
  type ShortlistState,
} from '@manzil/contracts/leads/shortlist';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, idOf, submissionId } from '../../lib/form-call.server';
import type { FormValues } from '../../lib/forms';
import type { PlainCommentError } from './plain-comment';
import { loadContext } from '../../../shared/lib/load-context';

interface PlainComment {
  token: string;
  shortlist: Shortlist;
  values: FormValues;
}

/**
 * Adds the comment of a browser without scripts, which cannot keep a secret: a person without scripts is identified by
 * their nickname only, so that anyone with the link may write under it. Returns why it was refused.
 */
export async function commentPlainly(
  call: LoaderCall,
  { token, shortlist, values }: PlainComment,
): Promise<PlainCommentError | undefined> {
  const { texts } = call.context.get(loadContext);
  const { name = '', text = '', home } = values;
  const again = (error: string): PlainCommentError => ({
    name: name.slice(0, 100),
    text: text.slice(0, 1_000),
    error,
  });
  const { comments: words } = onDemandTexts(shortlistTexts, texts);
  const person = personNamed(token, name);
  const clock = nextClock(shortlist.state);
  const made = { clock, by: person.id };
  const join = { ...made, kind: 'join', id: submissionId({ token, name }), name };
  const comment = {
    ...made,
    kind: 'comment',
    clock: clock + 1,
    home: Number(home),
    text,
    id: submissionId({ token, name, text, home: home ?? '' }),
  };
  const parsed = [join, comment].map((operation) => shortlistOperationSchema.safeParse(operation));
  const operations = parsed.flatMap(({ data }) => data ?? []);
  if (operations.length < parsed.length || !(String(home) in shortlist.state.homes))
    return again(words.missing);
  if (isFull(shortlist.state, person.id)) return again(words.refused);
  const sent = await deliver(call, changeShortlist, { params: { token }, body: { person, operations } });
  if (typeof sent === 'number') return undefined;
  return again(sent.status === 'failed' ? sent.message : words.refused);
}

function isFull({ people, comments }: ShortlistState, person: string): boolean {
  const isCrowded = people[person] === undefined && Object.keys(people).length >= SHORTLIST_LIMITS.people;
  return isCrowded || Object.keys(comments).length >= SHORTLIST_LIMITS.comments;
}

function personNamed(token: string, name: string): { id: string; secret: string } {
  const known = [token, name.trim().toLowerCase()];
  const secret = createHash('sha256').update(JSON.stringify(known)).digest('base64url');
  return { id: idOf(['person', ...known]), secret };
}
