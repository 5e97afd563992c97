import type { EditableMailKind, MailTexts } from '@manzil/contracts/leads/mail-texts';

const closing = 'مع أطيب التحيات\nمنزل';

const texts: Readonly<Record<EditableMailKind, MailTexts>> = {
  'lead-answer': {
    subject: 'وصلنا استفسارك عن {about}',
    opening:
      'مرحباً،\n\nشكراً لاستفسارك عن {about}. وصلنا بتاريخ {time} (بتوقيت دبي)، وسيرد عليك أحد مستشارينا خلال يوم عمل واحد.',
    closing,
  },
  'newsletter-confirmation': {
    subject: 'يرجى تأكيد اشتراكك في نشرتنا البريدية',
    opening:
      'مرحباً،\n\nأُدخل هذا العنوان للاشتراك في النشرة البريدية لموقع {site}. يرجى تأكيد رغبتك في الاشتراك، ولن نرسل إليك النشرة قبل ذلك.',
    closing,
  },
  'search-confirmation': {
    subject: 'يرجى تأكيد رغبتك في تلقي العقارات الجديدة بالبريد الإلكتروني',
    opening:
      'مرحباً،\n\nأُدخل هذا العنوان على {site} لتلقي رسائل عن العقارات الجديدة لهذا البحث:\n\n{search}\n\nيرجى تأكيد رغبتك في ذلك، ولن نرسل إليك شيئاً قبل التأكيد.',
    closing,
  },
  'search-alert': {
    subject: 'جديد في بحثك: {count}، {search}',
    opening: 'مرحباً،\n\nلدينا جديد يناسب بحثك:\n\n{search}',
    closing,
  },
  'viewing-booked': {
    subject: 'موعد معاينتك: {time}',
    opening: 'مرحباً،\n\nحُجز لك موعد لمعاينة {home}: {time} (بتوقيت دبي)، مع {who}.',
    closing,
  },
  'viewing-moved': {
    subject: 'الموعد الجديد لمعاينتك: {time}',
    opening: 'مرحباً،\n\nتغيّر موعدك لمعاينة {home}، والموعد الجديد هو {time} (بتوقيت دبي)، مع {who}.',
    closing,
  },
  'viewing-cancelled': {
    subject: 'أُلغي موعد معاينتك: {time}',
    opening: 'مرحباً،\n\nأُلغي موعدك لمعاينة {home} ({time} بتوقيت دبي).',
    closing,
  },
  'viewing-reminder': {
    subject: 'تذكير بموعد معاينتك: {time}',
    opening: 'مرحباً،\n\nنذكّرك بموعدك لمعاينة {home}: {time} (بتوقيت دبي)، مع {who}.',
    closing,
  },
};
export default texts;
