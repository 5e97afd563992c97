import { saveSearch } from '@manzil/contracts/http/saved-searches';
import { savedSearchFormSchema } from '@manzil/contracts/leads/saved-search';
import type { LoaderCall } from '../../../shared/lib/api-call.server';
import { deliver, formTraps } from '../../lib/form-call.server';
import { loadContext } from '../../../shared/lib/load-context';
import { byField, type FormOutcome, type FormValues } from '../../lib/forms';
import { parseBounds, parseCircle, parsePolygon } from '../../../shared/lib/map-area';
import { searchedList } from './searched-list';

/** The answer is the same for every address. */
export async function receiveSearch(call: LoaderCall, values: FormValues): Promise<FormOutcome> {
  const { email, frequency } = values;
  const parsed = savedSearchFormSchema.safeParse({ email, frequency });
  if (!parsed.success) return { status: 'invalid', errors: byField(parsed.error.issues) };
  const { adType, filters } = searchedList(values);
  const {
    sort: _sort,
    page: _page,
    view: _view,
    layers: _layers,
    bounds,
    polygon,
    circle,
    ...rest
  } = filters;
  const criteria = {
    ...rest,
    adType,
    bounds: parseBounds(bounds),
    polygon: parsePolygon(polygon),
    circle: parseCircle(circle),
  };
  const { language } = call.context.get(loadContext).texts;
  const body = { ...parsed.data, criteria, language, ...formTraps(values) };
  const sent = await deliver(call, saveSearch, { body });
  return typeof sent === 'number' ? { status: 'done', next: '/save-search?done=sent' } : sent;
}
