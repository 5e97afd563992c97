export default {
  analytics: {
    label: 'إحصاء الزيارات',
    question:
      'هل تسمح لخدمة Google Analytics بإحصاء الصفحات التي تزورها؟ يساعدنا ذلك على تحسين الموقع، وتحفظ الخدمة ملفات تعريف ارتباط من Google. لا يُحمّل شيء من دون موافقتك.',
    more: 'المزيد عن ملفات تعريف الارتباط',
    accept: 'موافقة',
    refuse: 'رفض',
    title: 'Google Analytics',
    about:
      'لا نحمّل Google Analytics إلا بموافقتك. عندها تعرف Google عناوين الصفحات التي تزورها، من دون ما تكتبه أو ترسله، وعنوان الإنترنت ونوع جهازك، وتحفظ ملفات تعريف ارتباط تبدأ أسماؤها بـ \u2066_ga\u2069 وتنتهي بعد سنتين على الأكثر. ويُحفظ ردك على هذا الجهاز.',
    accepted: 'وافقت على Google Analytics.',
    refused: 'رفضت Google Analytics، ولا يُحمّل منها شيء.',
    refusedByBrowser: 'يطلب متصفحك من المواقع عدم مشاركة ما تفعله، لذلك لا تُحمّل خدمة Google Analytics.',
    open: 'لم تختر بعد. لا يُحمّل شيء من Google Analytics.',
    noScript: 'من دون JavaScript لا يُحمّل شيء من Google Analytics.',
  },
};
