/** The icon in the corner of every admin page, 18 pixels by default. */
export function Icon({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="2" fill="#b8101f" />
      <path d="M9 24V8h14v4H13.5v3.5H21v4h-7.5V24z" fill="#fff" />
    </svg>
  )
}

/** The name above the sign-in form. */
export function Logo() {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 12,
        fontSize: 28,
        fontWeight: 600,
        letterSpacing: '-0.02em',
      }}
    >
      <Icon size={24} />
      Forecourt
    </span>
  )
}
