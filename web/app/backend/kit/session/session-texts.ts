export const TEXTS = {
  title: 'Log in again',
  ended: (name: string): string =>
    `Your session has ended. Log in again as ${name}, and what you were doing goes on where you left it.`,
  username: 'Username',
  password: 'Password',
  logIn: 'Log in',
  passkey: 'Use a passkey',
  startAgain: 'Start again',
  leave: 'Log out',
  otherTitle: 'Another member is logged in',
  other: (now: string, before: string): string =>
    `${now} is now logged in in this browser. ${before} opened this page, so nothing on it is sent. Unsaved work of ${before} stays on this device.`,
  reload: (now: string): string => `Reload the page as ${now}`,
  logOutQuestion: {
    title: 'Log out without saving?',
    confirm: 'Log out',
    text: 'You have unsaved changes. Logging out removes them from this device.',
  },
};
