import { writeFileSync } from 'node:fs';
import { serverConfig } from '@manzil/messaging/access/server-config';
import { PERMISSIONS_FILE } from './lib/messaging.mjs';

writeFileSync(PERMISSIONS_FILE, serverConfig());
