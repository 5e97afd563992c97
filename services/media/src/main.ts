import { readConfig } from './config.js';
import { startMedia } from './start-media.js';

await startMedia(readConfig());
