/** The filter by what a home is near. */
export default {
  legend: 'Close to a station, school or landmark',
  within: 'Within',
  km: '1 km',
  name: 'Station, school or landmark',
  hint: 'Distances are straight lines. A walk is estimated from them: 10 minutes is about 600 m.',
  walk: '{minutes, plural, one {# minute’s walk} other {# minutes’ walk}}',
  any: {
    metro: 'Any metro station',
    tram: 'Any tram stop',
    monorail: 'Any monorail station',
    school: 'Any school',
    landmark: 'Any landmark',
  },
} as const;
