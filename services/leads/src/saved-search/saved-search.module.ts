import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ForecastAlerts } from './forecast-alerts.js';
import { ManageSearches } from './manage-searches.js';
import { QueueAlerts } from './queue-alerts.js';
import { SearchMail } from './search-mail.js';
import { SaveSearch } from './save-search.js';

@Module({
  imports: [MailModule],
  providers: [SaveSearch, ManageSearches, QueueAlerts, ForecastAlerts, SearchMail],
})
export class SavedSearchModule {}
