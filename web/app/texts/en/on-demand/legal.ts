export default {
  descriptions: {
    privacy: 'Which personal data Manzil collects, why, how long it is kept, and what your rights are.',
    terms: 'The terms for using the website of Manzil, a real-estate brokerage in Dubai.',
    cookies: 'Which cookies the website of Manzil sets, and what it keeps on your own device.',
  },
  changed: 'Last changed on',
  version: 'version {version}',
  contents: 'On this page',
  questions: 'A question about this page?',
  myData: 'See, download or erase what we keep about you',
  contact: 'Contact us',
} as const;
