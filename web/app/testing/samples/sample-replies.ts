import type { ReplyContext, StoredReplies } from '@manzil/contracts/leads/reply';

export const sampleReplies: StoredReplies = {
  replies: [
    { name: 'Still free', language: 'en', text: 'Dear {name},\n\n{listing} is still free at {price}.' },
    { name: 'Offer a viewing', language: 'en', text: 'Would tomorrow suit you? {adviser}' },
    { name: 'متاح', language: 'ar', text: 'عزيزي {name}، {listing} متاح.' },
  ],
  version: 3,
};

export const sampleReplyContext: ReplyContext = {
  canSend: true,
  replyTo: 'sara@agency.example',
  comesBack: false,
  values: {
    en: { name: 'Noor', listing: 'Villa 7', price: 'AED 2,350,000', link: null, adviser: 'Sara Khan' },
    ar: { name: 'Noor', listing: 'فيلا 7', price: '2,350,000 درهم', link: null, adviser: 'Sara Khan' },
  },
};
