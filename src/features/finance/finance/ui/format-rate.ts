import type { BasisPoints } from '#platform/money.ts'

/** Formats a rate or share with a decimal comma and a no-break space: `12,25 %`. */
export function formatRate(rate: BasisPoints): string {
  return `${String(rate / 100).replace('.', ',')}\u00a0%`
}
