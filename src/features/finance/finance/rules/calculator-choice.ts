/** The calculators of a finance page, in tab order. Source: requirement V-021. */
export const calculatorNames = ['kinto', 'future-drive', 'instalment', 'lease'] as const

export type CalculatorName = (typeof calculatorNames)[number]

/** Query parameter of the open tab. */
export const calculatorParameter = 'calculator'

/**
 * Returns the calculators of a section: all of them on a finance page, else the one named by the variant, or the
 * instalment calculator for an unknown variant.
 *
 * Source: requirements D-066 and D-067.
 */
export function calculatorsOf(variant: string | null | undefined): readonly CalculatorName[] {
  if (variant === 'finance-page') return calculatorNames
  return variant === 'kinto' || variant === 'future-drive' ? [variant] : ['instalment']
}

/** Returns the requested calculator when it is offered, else the first one. */
export function selectCalculator(
  offered: readonly CalculatorName[],
  requested: string | null,
): CalculatorName {
  return offered.find((name) => name === requested) ?? offered[0] ?? 'instalment'
}
