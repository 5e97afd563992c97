export default {
  title: 'Thank you',
  text: 'We’ve received your message. We’ll reply within one working day.',
  subscribeTitle: 'Thank you, we’ll call you',
  subscribeText: 'We’ve received your request. The right adviser will call you within one working day.',
  newsletterTitle: 'Please confirm your address',
  newsletterText:
    'We’ve emailed {email}. Click the button in it to confirm. One email a month, unsubscribe any time.',
  newsletterTextPlain:
    'We’ve sent you an email. Click the button in it to confirm. One email a month, unsubscribe any time.',
  next: 'Meanwhile',
  steps: {
    buy: { title: 'Homes for sale', text: 'With photographs, prices and permit numbers.' },
    rent: { title: 'Homes for rent', text: 'Yearly prices, cheques and what is included.' },
    developments: { title: 'New developments', text: 'Off-plan projects with their payment plans.' },
    blog: { title: 'News and guides', text: 'Fees, permits and communities explained.' },
  },
} as const;
