import type { BasisPoints } from '#platform/money.ts'

/** A rate or share as South Africans write it: `12,25 %`, with a no-break space. */
export function formatRate(rate: BasisPoints): string {
  return `${String(rate / 100).replace('.', ',')}\u00a0%`
}
