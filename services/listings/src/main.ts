import { readConfig } from './config.js';
import { startListings } from './start-listings.js';

await startListings(readConfig());
