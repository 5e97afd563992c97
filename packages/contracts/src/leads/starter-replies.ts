import type { SavedReply } from './reply.js';

/** Replies to begin with, in an installation that has none. */
export const STARTER_REPLIES: readonly SavedReply[] = [
  {
    name: 'First answer',
    language: 'en',
    text: 'Dear {name},\n\nThank you for your enquiry. I am happy to help. When is a good time to call you, and which number should I use?\n\nKind regards,\n{adviser}',
  },
  {
    name: 'Still available',
    language: 'en',
    text: 'Dear {name},\n\n{listing} in {place} is still available at {price}: {bedrooms}, {size}.\nPhotos and details: {link}\nAdvertising permit: {permit}\n\nWould you like to see it this week?\n\nKind regards,\n{adviser}',
  },
  {
    name: 'Offer a viewing',
    language: 'en',
    text: 'Dear {name},\n\nI can show you {listing} this week. Which day and time suit you best? A video viewing is possible too.\n\nKind regards,\n{adviser}',
  },
  {
    name: 'No longer available',
    language: 'en',
    text: 'Dear {name},\n\nThank you for asking. This home has just been taken, but we have similar ones. Tell me your budget, the areas you like and when you would like to move, and I will send you a selection.\n\nKind regards,\n{adviser}',
  },
  {
    name: 'Follow up',
    language: 'en',
    text: 'Dear {name},\n\nI wrote to you a few days ago and would like to know whether you are still looking. A short reply is enough, and I will do the rest.\n\nKind regards,\n{adviser}',
  },
  {
    name: 'الرد الأول',
    language: 'ar',
    text: 'السيد/السيدة {name}،\n\nشكراً على استفسارك. يسعدني مساعدتك. متى يناسبك أن أتصل بك، وعلى أي رقم؟\n\nمع أطيب التحيات،\n{adviser}',
  },
  {
    name: 'ما زال متاحاً',
    language: 'ar',
    text: 'السيد/السيدة {name}،\n\nما زال العقار «{listing}» في {place} متاحاً بسعر {price}: {bedrooms}، {size}.\nالصور والتفاصيل: {link}\nرقم ترخيص الإعلان: {permit}\n\nهل ترغب في معاينته هذا الأسبوع؟\n\nمع أطيب التحيات،\n{adviser}',
  },
  {
    name: 'عرض معاينة',
    language: 'ar',
    text: 'السيد/السيدة {name}،\n\nيمكنني أن أعرض عليك «{listing}» هذا الأسبوع. أي يوم ووقت يناسبك؟ والمعاينة بالفيديو ممكنة أيضاً.\n\nمع أطيب التحيات،\n{adviser}',
  },
  {
    name: 'لم يعد متاحاً',
    language: 'ar',
    text: 'السيد/السيدة {name}،\n\nشكراً على سؤالك. لم يعد هذا العقار متاحاً، ولدينا عقارات مشابهة. أخبرني بميزانيتك والمناطق التي تفضلها وموعد انتقالك، وسأرسل إليك مجموعة مختارة.\n\nمع أطيب التحيات،\n{adviser}',
  },
  {
    name: 'متابعة',
    language: 'ar',
    text: 'السيد/السيدة {name}،\n\nراسلتك قبل أيام وأود أن أعرف إن كنت ما زلت تبحث. يكفيني رد قصير، وسأتولى الباقي.\n\nمع أطيب التحيات،\n{adviser}',
  },
];
