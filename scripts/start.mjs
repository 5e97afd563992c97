import { dataDir, sitePort } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { logProgress, StartError } from './lib/progress.mjs';

let stopStack = async () => {};
let stopping = false;

async function stop() {
  if (stopping) return;
  stopping = true;
  process.stdout.write('\n');
  logProgress('stopping …');
  await stopStack();
  logProgress('stopped');
  process.exit(0);
}

try {
  const port = sitePort();
  await prepare();
  // Imported only now, because its dependencies may just have been installed and built.
  const { startStack } = await import('./lib/stack.mjs');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const { url, admin } = await startStack({
    folder: dataDir(),
    port,
    onStoppable: (stop) => (stopStack = stop),
  });
  logProgress('ready\n');
  const password = process.env.ADMIN_PASSWORD
    ? 'the one in ADMIN_PASSWORD'
    : admin.isNew
      ? admin.value
      : `in ${admin.file}`;
  const mail = !process.env.SMTP_URL
    ? 'as set in the backend under Settings, Mail, or by SMTP_URL, MAIL_FROM and LEAD_NOTIFY_TO'
    : process.env.LEAD_NOTIFY_TO
      ? `new leads are mailed to ${process.env.LEAD_NOTIFY_TO}`
      : 'by SMTP_URL; who is notified of new leads is set in the backend, or by LEAD_NOTIFY_TO';
  process.stdout.write(
    `  Manzil    ${url}\n  Staff     ${admin.loginUrl}\n            user ${admin.username}, password ${password}\n  Mail      ${mail}\n\n  Ctrl-C stops everything.\n`,
  );
} catch (error) {
  // A start that is being stopped is expected to fail.
  if (!stopping) process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  await stopStack();
  process.exit(stopping ? 0 : 1);
}
