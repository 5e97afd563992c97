import { readConfig } from './config.js';
import { startContent } from './start-content.js';

await startContent(readConfig());
