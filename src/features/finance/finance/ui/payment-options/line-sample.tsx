import type { PaymentOptionKind } from '../../rules/payment-options.ts'

/** Line styles of the payment options. Dashes distinguish them without relying on colour. */
export const lineStyles: Readonly<
  Record<PaymentOptionKind, { readonly className: string; readonly dashes?: string }>
> = {
  instalment: { className: 'stroke-ink' },
  'future-drive': { className: 'stroke-accent', dashes: '10 5' },
  subscription: { className: 'stroke-transparent' },
  lease: { className: 'stroke-ink-2', dashes: '2 5' },
}

/** The legend symbol of a line in the chart. */
export function LineSample({ kind }: { kind: PaymentOptionKind }) {
  const { className, dashes } = lineStyles[kind]
  return (
    <svg viewBox="0 0 40 8" aria-hidden="true" className={`h-2 w-10 shrink-0 fill-none ${className}`}>
      <line x1="1" y1="4" x2="39" y2="4" strokeWidth="3" strokeDasharray={dashes} />
    </svg>
  )
}
