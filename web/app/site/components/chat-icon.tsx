/** The speech bubble with a handset that people know a chat by. */
export function ChatIcon({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
        d="M3.500 20.500l1.300-4.600a8.600 8.600 0 1 1 3.300 3.300z"
      />
      <path
        fill="currentColor"
        d="M9 7.600c.3-.3.8-.2 1 .2l.7 1.500c.1.300 0 .600-.2.800l-.5.600c.7 1.300 1.700 2.300 3.100 3l.7-.7c.2-.2.500-.3.800-.1l1.500.7c.4.200.5.600.3 1-.5 1-1.500 1.500-2.600 1.200-3-.7-5.200-2.900-5.900-5.700-.2-1 .2-1.900 1.100-2.500Z"
      />
    </svg>
  );
}
