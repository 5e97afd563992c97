export default {
  analytics: {
    label: 'Counting of visits',
    question:
      'May Google Analytics count which pages you look at? It helps us to improve this website, and sets cookies of Google. Without your consent nothing is loaded.',
    more: 'More about cookies',
    accept: 'Accept',
    refuse: 'Refuse',
    title: 'Google Analytics',
    about:
      'Only if you accept it, we load Google Analytics. Google then learns the addresses of the pages that you look at, without what you type or send, your internet address and the kind of your device, and sets cookies whose names begin with _ga. They end after two years at the latest. Your answer is kept on this device.',
    accepted: 'You have accepted Google Analytics.',
    refused: 'You have refused Google Analytics. Nothing of it is loaded.',
    refusedByBrowser:
      'Your browser asks websites not to pass on what you do. Google Analytics is therefore not loaded.',
    open: 'You have not chosen yet. Nothing of Google Analytics is loaded.',
    noScript: 'Without JavaScript nothing of Google Analytics is loaded.',
  },
} as const;
