import { exchangeRates } from '@manzil/rules/exchange-rates';
import { asOfTime, RuleBook } from '@manzil/rules/in-force';
import type { Route } from './+types/exchange-rates';
import { nameTags } from '../../shared/lib/cache-tags-header.server';
import type { Rate } from '../lib/currency';
import { loadRules } from '../lib/home-costs.server';
import { SHARED } from '../../shared/lib/respond.server';

/** The rates in force today, as JSON for the switch of currencies. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { rules, at } = await loadRules(args);
  const rates = exchangeRates(new RuleBook(rules), asOfTime(at)).map(
    ({ currency, aed, validFrom, isDemo }): Rate => ({ currency, aed, validFrom, isDemo }),
  );
  const headers = new Headers({ 'cache-control': SHARED });
  nameTags(headers, args.context);
  return Response.json(rates, { headers });
}
