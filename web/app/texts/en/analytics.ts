export default {
  analytics: {
    label: 'Visit statistics',
    question:
      'May we use Google Analytics to see which pages are visited? It helps us improve this website and sets Google cookies. Nothing is loaded without your consent.',
    more: 'More about cookies',
    accept: 'Accept',
    refuse: 'Refuse',
    title: 'Google Analytics',
    about:
      'We load Google Analytics only if you accept it. Google then receives the addresses of the pages you view, your IP address and your type of device, but nothing you type or send, and sets cookies whose names begin with _ga. They expire after two years at most. Your choice is stored on this device.',
    accepted: 'You have accepted Google Analytics.',
    refused: 'You have refused Google Analytics. It is not loaded.',
    refusedByBrowser:
      'Your browser asks websites not to share your activity, so Google Analytics is not loaded.',
    open: 'You have not chosen yet. Google Analytics is not loaded.',
    noScript: 'Google Analytics is not loaded without JavaScript.',
  },
} as const;
