export default {
  description:
    'Call, write to or visit Manzil, a real-estate agency in Dubai: phone, WhatsApp, email, address, opening hours and licence numbers.',
  text: 'Talk to a person: by phone, by message, or over coffee in our office.',
  reach: 'Call or write',
  visit: 'Visit us',
  hours: 'Opening hours',
  hoursOn: '{days}, {from} to {to}',
  dayRange: '{first} to {last}',
  mapTitle: 'Map: our office',
  licences: 'Licences',
  orn: 'RERA office registration (ORN)',
  permit: 'RERA permit',
  tradeLicence: 'Trade licence',
} as const;
