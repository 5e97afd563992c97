/** Outlines on a 24-unit grid, drawn for this site. */
const SHAPES = {
  bed: 'M3 18v-9M3 15h18v3M21 15v-2.5a3 3 0 0 0-3-3h-7V15M7 12.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  rooms: 'M4 4h16v16H4zM4 12.500h6M13 4v6.500M13 14v6M13 14h3M19 14h1',
  bath: 'M3 12.500h18v1.500a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM5.500 12.500V6.200A2.200 2.200 0 0 1 9.700 5.300M8 8l3.500-3M7 19l-1 2M17 19l1 2',
  area: 'M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6M15 4h5v5M9 20H4v-5',
  car: 'M4 16v-3.500l2-5.500h12l2 5.500V16zM4 12.500h16M6 16v2.500M18 16v2.500M7.500 14.300h.01M16.500 14.300h.01',
  pin: 'M12 21s7-6.200 7-11.500a7 7 0 0 0-14 0C5 14.800 12 21 12 21ZM12 12.200a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400Z',
  search: 'M10.800 17.600a6.800 6.800 0 1 0 0-13.600 6.800 6.800 0 0 0 0 13.600ZM20 20l-4.300-4.300',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  filters:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM9 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  down: 'M6 9.500l6 6 6-6',
  next: 'M9.500 6l6 6-6 6',
  previous: 'M14.500 6l-6 6 6 6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  phone:
    'M6.500 3.500h3l1.600 4.400-2.100 1.500a11.500 11.500 0 0 0 5.600 5.600l1.500-2.100 4.400 1.600v3a2 2 0 0 1-2.200 2A17 17 0 0 1 4.500 5.700a2 2 0 0 1 2-2.200Z',
  mail: 'M3.500 6h17v12h-17zM3.500 7l8.500 6 8.500-6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  photos: 'M3.500 5.500h17v13h-17zM3.500 15.500l4.500-4.500 4.500 4.500 3-3 5 5M15.500 9.600h.01',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-8.500 8.500',
  building: 'M5 20.500V4.500h9v16M14 9.500h5v11M3 20.500h18M8 8.500h3M8 12.500h3M8 16.500h3',
  play: 'M8 5.500v13l11-6.500z',
  share:
    'M8.500 11l7-4M8.500 13l7 4M6 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM18 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM18 21a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  person: 'M12 11.500a3.700 3.700 0 1 0 0-7.400 3.700 3.700 0 0 0 0 7.400ZM4.500 20a7.500 6.500 0 0 1 15 0',
  file: 'M6 3.500h8l4 4v13H6zM14 3.500v4h4M9 12.500h6M9 16h6',
} as const;

export type IconName = keyof typeof SHAPES;

/** Icons that point in the reading direction, or back. */
const DIRECTIONAL: readonly IconName[] = ['next', 'previous', 'arrow'];

/** Decorative icon beside a text; it never replaces the text. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-directional={DIRECTIONAL.includes(name) || undefined}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
