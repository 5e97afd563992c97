export const TEXTS = {
  title: 'Log in again',
  ended: (username: string): string =>
    `Your session has ended. Log in again as ${username}, and what you were doing goes on where you left it.`,
  username: 'Username',
  password: 'Password',
  logIn: 'Log in',
  passkey: 'Use a passkey',
  startAgain: 'Start again',
  leave: 'Log out',
  otherTitle: 'Another member is logged in',
  other: (now: string, before: string): string =>
    `${now} is logged in in this browser now. This page was opened by ${before}, and nothing of it is sent for somebody else. What ${before} was writing stays on this device.`,
  reload: (now: string): string => `Reload the page as ${now}`,
  logOutQuestion: {
    title: 'Log out without saving?',
    confirm: 'Log out',
    text: 'You have unsaved changes. Logging out removes them from this device.',
  },
};
