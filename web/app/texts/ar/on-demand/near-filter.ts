/** The filter by what a home is near. */
export default {
  legend: 'بالقرب من محطة أو مدرسة أو معلم بارز',
  within: 'ضمن',
  km: '1 كم',
  name: 'محطة أو مدرسة أو معلم بارز',
  hint: 'المسافات بخط مستقيم، ومدة المشي تقديرية بناءً عليها: 10 دقائق تعادل نحو 600 م.',
  walk: '{minutes, plural, zero {أقل من دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} سيراً على الأقدام',
  any: {
    metro: 'أي محطة مترو',
    tram: 'أي محطة ترام',
    monorail: 'أي محطة مونوريل',
    school: 'أي مدرسة',
    landmark: 'أي معلم بارز',
  },
};
