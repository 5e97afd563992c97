export function HeartIcon({ filled = false, size = 20 }: { filled?: boolean; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 20.300s-8-4.700-8-10.600a4.600 4.600 0 0 1 8-3 4.600 4.600 0 0 1 8 3c0 5.900-8 10.600-8 10.600Z" />
    </svg>
  );
}
