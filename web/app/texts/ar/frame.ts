export default {
  titles: {
    page: '\u2067\u2068{title}\u2069 | \u2068{site}\u2069\u2069',
    numbered: '\u2068{title}\u2069، {position}',
    listing: '\u2068{title}\u2069، \u2068{place}\u2069 | {deal}، \u2066{reference}\u2069',
    of: '{what}: \u2068{name}\u2069',
    member: '\u2068{name}\u2069، \u2068{role}\u2069',
  },
  site: {
    name: 'منزل',
    tagline: 'منزل للعقارات، دبي',
    description:
      'منزل للعقارات شركة عقارية في دبي: عقارات للبيع والإيجار ومشاريع جديدة، مع الأسعار وأرقام التصاريح.',
    skip: 'انتقال إلى المحتوى',
    home: 'منزل للعقارات، الصفحة الرئيسية',
  },
  header: {
    mainNavigation: 'القائمة الرئيسية',
    more: 'المزيد',
    alerts: 'تنبيهات البحث',
    menu: 'القائمة',
    listProperty: 'إدراج عقارك',
    newWindow: '(يفتح في نافذة جديدة)',
  },
  /** In the language that it names. */
  // The same in each catalogue: a language is offered in its own words.
  languages: {
    en: { name: 'English', suggestion: 'This site is in English too.', stay: 'Stay in English' },
    ar: { name: 'العربية', suggestion: 'هذا الموقع متاح بالعربية أيضًا.', stay: 'متابعة بالعربية' },
  },
  footer: {
    licence: 'رقم المكتب (ORN) \u2066{orn}\u2069',
    permit: 'تصريح مؤسسة التنظيم العقاري \u2066{permit}\u2069',
    tradeLicence: 'الرخصة التجارية \u2066{licence}\u2069',
    follow: 'تابعنا',
    legal: 'الشؤون القانونية',
  },
  strip: {
    back: '\u2068{label}\u2069: السابق',
    on: '\u2068{label}\u2069: التالي',
  },
  draft: {
    label: 'عرض مسبق',
    unseen: 'لا يرى الزوار بعد هذه المسودة «\u2068{title}\u2069».',
    seen: 'نُشرت «\u2068{title}\u2069»: يرى الزوار ما تراه هنا.',
    until: 'يعمل الرابط حتى {date}.',
  },
  instant: {
    label: 'عرض مسبق',
    was: 'الموقع كما كان في {time} (بتوقيت دبي).',
    willBe: 'الموقع كما سيكون في {time} (بتوقيت دبي)، وفق الجدول الحالي.',
    homes: 'تظهر العقارات كما هي الآن.',
    leave: 'إنهاء العرض المسبق',
  },
  sorting: {
    move: 'نقل \u2068{name}\u2069',
    moveUp: 'نقل \u2068{name}\u2069 إلى أعلى',
    moveDown: 'نقل \u2068{name}\u2069 إلى أسفل',
    help: 'لالتقاط عنصر، اضغط على مفتاح المسافة. استخدم مفاتيح الأسهم لنقله، ثم اضغط على مفتاح المسافة مرة أخرى لوضعه في مكانه الجديد، أو على مفتاح Escape للإلغاء.',
    lifted: 'التقاط \u2068{name}\u2069 من الموضع {place} من أصل {count}.',
    over: '\u2068{name}\u2069 فوق الموضع {place} من أصل {count}.',
    dropped: 'وضع \u2068{name}\u2069 في الموضع {place} من أصل {count}.',
    stays: 'بقاء \u2068{name}\u2069 في الموضع {place} من أصل {count}.',
  },
  toast: {
    undo: 'تراجع',
    dismiss: 'إغلاق',
  },
  share: {
    label: 'مشاركة',
    copy: 'نسخ الرابط',
    copied: 'نُسخ الرابط',
    failed: 'متصفحك لا يسمح بالنسخ. الرابط هو \u2066{url}\u2069',
  },
  chat: {
    label: 'محادثة معنا عبر واتساب',
    text: 'مرحباً، لدي سؤال.',
    short: 'واتساب',
  },
  embed: {
    notice: {
      video:
        'تشغيل هذا الفيديو يرسل عنوان IP الخاص بك إلى \u2068{provider}\u2069، وقد تُحفظ ملفات تعريف ارتباط.',
      map: 'عرض هذه الخريطة يرسل عنوان IP الخاص بك إلى \u2068{provider}\u2069، وقد تُحفظ ملفات تعريف ارتباط.',
    },
    outside: 'يفتح \u2066{host}\u2069 في نافذة جديدة.',
    video: 'تشغيل الفيديو',
    map: 'عرض الخريطة',
  },
  errors: {
    notFoundTitle: 'لم نعثر على هذه الصفحة',
    notFoundText: 'قد يكون العنوان غير صحيح، أو نُقلت الصفحة.',
    notFoundNext: 'بحث عن عقارات للبيع',
    goneTitle: 'لم تعد هذه الصفحة موجودة',
    goneText: 'أُزيلت الصفحة. قد تفيدك هذه الروابط:',
    unavailableTitle: 'تعذّر عرض هذه الصفحة الآن',
    unavailableText: 'خدمة عرض العقارات لا تستجيب حالياً. الخلل من جهتنا، ويزول عادةً في أقل من دقيقة.',
    tooManyTitle: 'طلبات كثيرة دفعة واحدة',
    tooManyText:
      'وصلنا من اتصالك خلال وقت قصير عدد من الطلبات يفوق الحد المسموح به. يرجى الانتظار قليلاً ثم المحاولة مرة أخرى.',
    offlineTitle: 'لا يوجد اتصال',
    offlineText: 'تعذّر تحميل هذه الصفحة. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
    brokenTitle: 'حدث خلل من جهتنا',
    brokenText: 'تعذّر عرض الصفحة، وقد سُجّل الخطأ.',
    retry: 'إعادة المحاولة',
    homeLink: 'الصفحة الرئيسية',
    rentLink: 'بحث عن عقارات للإيجار',
    reference: 'عند التواصل معنا بشأن هذا الخطأ، يرجى ذكر هذا الرقم:',
  },
  pagination: {
    label: 'صفحات القائمة',
    previous: 'السابق',
    next: 'التالي',
    page: 'صفحة {page}',
    position: 'صفحة {page} من {count}',
  },
};
