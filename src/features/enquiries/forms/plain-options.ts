import type { OptionDefinition } from './form-definition.ts'

/** Options whose labels are their values, in every language. */
export const plainOptions = (values: readonly string[]): readonly OptionDefinition[] =>
  values.map((value) => ({ value, label: null }))
