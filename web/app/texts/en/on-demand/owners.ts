export default {
  next: 'What happens next',
  who: 'Your message goes to the adviser for your community, not to a call centre. <team>Meet the team</team>',
  others: 'More for owners',
  photos: 'Send photos by WhatsApp',
  photosText: 'Hello, here are photos of my property.',
  sell: {
    title: 'Sell or let your home with Manzil',
    short: 'Sell or let',
    description: 'Sell or let your Dubai property with Manzil.',
    text: 'Tell us the building, the size and your plans. An adviser who knows your community will call you with a price range, the fees and the next step.',
    steps: {
      call: {
        title: 'We call you',
        text: 'Within one working day, by the adviser who works in your community.',
      },
      value: { title: 'Value', text: 'We visit your home and compare it with recent sales nearby.' },
      prepare: { title: 'Prepare', text: 'We take care of photos, floor plan, permit and listing text.' },
      sell: { title: 'Sell or let', text: 'One adviser handles viewings, offers and the transfer.' },
    },
  },
  management: {
    title: 'Property management',
    short: 'Property management',
    description: 'Manzil looks after rented homes in Dubai: tenants, cheques, repairs and renewals.',
    text: 'We find and check the tenant, register the contract, collect the rent and see to repairs, so that you need not be in Dubai for any of it.',
    steps: {
      visit: {
        title: 'We visit the home',
        text: 'You get the rent we expect, what should be repaired first, and our fee in writing.',
      },
      tenant: {
        title: 'We find the tenant',
        text: 'We list the home, check applicants, and register the contract with Ejari.',
      },
      care: {
        title: 'We look after it',
        text: 'Rent collection, repairs at a price you have approved, and inspections twice a year.',
      },
      report: {
        title: 'You get one statement',
        text: 'Rent, costs and receipts on one page, and a call before the contract is renewed.',
      },
    },
  },
  holiday: {
    title: 'Holiday homes',
    short: 'Holiday homes',
    description: 'Manzil furnishes, licenses and runs short stays in Dubai homes.',
    text: 'We furnish your home, obtain its holiday-home permit, look after guests and cleaning, and send you one clear statement a month.',
    steps: {
      check: {
        title: 'We check what it can earn',
        text: 'A forecast for your building, next to the rent a yearly tenant would pay.',
      },
      permit: {
        title: 'We prepare it',
        text: 'Furniture, photos, insurance and the permit of the Department of Economy and Tourism.',
      },
      guests: {
        title: 'We host',
        text: 'Bookings, guests at any hour, cleaning and linen. Your own stays come first.',
      },
      report: {
        title: 'You get one statement',
        text: 'Nights, income and costs once a month, and the money by transfer.',
      },
    },
  },
} as const;
