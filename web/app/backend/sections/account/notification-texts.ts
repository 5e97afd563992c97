/** Labels and messages of the account's Notifications section. */
export const TEXTS = {
  title: 'Notifications',
  notSetUp: 'Notifications on devices are not set up on this site.',
  unsupported:
    'This browser cannot show notifications of this site. On an iPhone or iPad, add the backend to the home screen and open it from there.',
  about:
    'When a lead arrives that you may see, the device shows what home it is about, and no name, number or message. The notification opens the lead. Notifications end when you log out in that browser, end its session, or change your password elsewhere.',
  add: 'Notify this device of new leads',
  stop: 'Stop notifying this device',
  on: 'This device is notified of new leads.',
  off: 'This device is not notified.',
  added: 'This device is notified of new leads from now on.',
  removed: (browser: string): string => `No longer notified: ${browser}`,
  blocked:
    'Your browser blocks notifications of this site. Allow them in its settings for this site, then try again.',
  noService: 'The push service of your browser could not be reached. Try again later.',
  devices: 'Devices that are notified',
  thisDevice: 'This device',
  never: 'Never',
  remove: 'Remove',
  removeNamed: (browser: string, addedAt: string): string => `Remove ${browser}, added ${addedAt}`,
  columns: { browser: 'Browser', addedAt: 'Added', lastSentAt: 'Last notified', actions: 'Actions' },
} as const;
