export default {
  map: {
    label: 'Map of homes. The list shows the same homes.',
    loading: 'Loading map …',
    needsScript: 'The map needs JavaScript. The list below shows the same homes.',
    unavailable: 'This browser can’t show the map. The list shows the same homes.',
  },
} as const;
