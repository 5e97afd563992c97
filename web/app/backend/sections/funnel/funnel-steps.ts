export const FUNNEL_STEPS = [
  ...(['views', 'saves', 'calls', 'whatsapps'] as const),
  ...(['enquiries', 'viewings', 'won'] as const),
] as const;
