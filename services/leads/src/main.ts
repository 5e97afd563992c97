import { readConfig } from './config.js';

const config = readConfig();
// Loaded after the configuration is accepted, because it takes seconds on a busy machine.
const { startLeads } = await import('./start-leads.js');

await startLeads(config);
