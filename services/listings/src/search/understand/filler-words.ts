/** Words that connect others, separated by bars. */
export const FILLERS =
  'in|at|near|with|and|plus|a|an|the|of|for|on|or|to|by|from|has|having|around|close|i|we|am|want|need|' +
  'within|looking|search|find|me|show|please|property|properties|home|homes|unit|units|listing|listings|' +
  'في|مع|من|على|عن|أو|و|ب|قرب|قريب|أريد|أبحث|ابحث|بها|فيها|ذات|عقار|عقارات|وحدة|سكن|السكن|إلى|الى';

/** Words of praise, urgency and politeness, which are not features of a listing. */
export const EMPTY_WORDS =
  'luxury|luxurious|big|large|huge|family|families|cheapest|budget|something|anything|but|do|does|have|got|area of|size|' +
  'residential|brand new|nice|good|great|best|beautiful|lovely|amazing|affordable|cheap|price|priced|prices|cost|costs|costing|deal|' +
  'deals|offer|offers|option|options|available|any|some|urgent|urgently|asap|immediately|immediate|now|today|pls|plz|' +
  'kindly|thanks|thank you|hi|hello|ok|okay|would like|like|can|could|you|my|us|our|is|are|there|that|which|it|' +
  'بسعر|سعر|بحدود|حدود|فورا|فوري|عاجل|عاجلا|مستعجل|حالا|اليوم|الآن|جديد|جديدة|جميل|جميلة|حلو|حلوة|ممتاز|ممتازة|جيد|جيدة|مناسب|' +
  'مناسبة|رخيص|رخيصة|أفضل|لو سمحت|لو سمحتم|من فضلك|رجاء|مرحبا|السلام عليكم|شكرا|أبي|أبغى|ابغي|بدي|عايز|عاوز|محتاج|نحتاج|' +
  'مطلوب|يكون|تكون|عندكم|هل|متوفر|متوفرة|لي|لنا|تقريبا|حوالي|نحو|' +
  'فخم|فخمة|فاخر|فاخرة|راقي|راقية|كبير|كبيرة|واسع|واسعة|عائلي|عائلية|عائلات|للعائلات|عائلة|لعائلة|سكني|سكنية|يوجد|توجد|' +
  'يوجد لديكم|لديكم|مساحة|مساحتها|مساحته|بمساحة|سعرها|سعره|ثمن|ثمنها|ميزانية|ميزانيتي|لكن|تكلفة|أرخص|تبدأ|يبدأ|أود|نبحث|نريد|' +
  'أن|أدور|ودي|حاب|حابب|كم سعر|كم إيجار|من تطوير';
