/** What a finance page can show, in the order of its tabs. Source: requirement V-021. */
export const calculatorNames = ['kinto', 'future-drive', 'instalment', 'lease'] as const

export type CalculatorName = (typeof calculatorNames)[number]

/** The name under which an address keeps the open tab. */
export const tabName = 'calculator'

/**
 * Which calculators a section shows: all of them as tabs on a finance page, else the one its variant names, and the
 * instalment calculator for a variant nobody knows.
 *
 * Source: requirements D-066 and D-067.
 */
export function calculatorsOf(variant: string | null | undefined): readonly CalculatorName[] {
  if (variant === 'finance-page') return calculatorNames
  return variant === 'kinto' || variant === 'future-drive' ? [variant] : ['instalment']
}

/** The calculator an address opens; the first for one it does not name well. */
export function openedCalculator(offered: readonly CalculatorName[], asked: string | null): CalculatorName {
  return offered.find((name) => name === asked) ?? offered[0] ?? 'instalment'
}
