import * as rpc from '@manzil/contracts/leads/saved-search-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { ForecastAlerts } from './forecast-alerts.js';
import { ManageSearches } from './manage-searches.js';
import { SaveSearch } from './save-search.js';

/** Searches whose new homes are mailed to visitors. */
@Controller()
export class SavedSearchController {
  constructor(
    private readonly saving: SaveSearch,
    private readonly searches: ManageSearches,
    private readonly forecasts: ForecastAlerts,
  ) {}

  @HandleRpc(rpc.saveSearch)
  save(request: z.output<typeof rpc.saveSearch.request>) {
    return withoutValues(this.saving.save(request));
  }

  @HandleRpc(rpc.listSavedSearches)
  list(request: z.output<typeof rpc.listSavedSearches.request>) {
    return withoutValues(this.searches.list(request));
  }

  @HandleRpc(rpc.changeSavedSearch)
  change(request: z.output<typeof rpc.changeSavedSearch.request>) {
    return withoutValues(this.searches.change(request));
  }

  @HandleRpc(rpc.countSavedSearches)
  count() {
    return withoutValues(this.searches.count());
  }

  @HandleRpc(rpc.forecastAlerts)
  forecast(request: z.output<typeof rpc.forecastAlerts.request>) {
    return withoutValues(this.forecasts.forecast(request));
  }
}
