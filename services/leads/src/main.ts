import { readConfig } from './config.js';
import { startLeads } from './start-leads.js';

await startLeads(readConfig());
