import type { NumberField, NumberFieldManyValidation } from 'payload'
import { isAscending } from '#platform/fields/percent-field.ts'

type Options = {
  readonly least: number
  readonly most: number
  readonly defaultValue: readonly number[]
  readonly description: string
}

/** Whole numbers to choose from, from low to high, each once. */
export function numberListField(name: string, label: string, options: Options): NumberField {
  const { least, most, defaultValue, description } = options
  const validate: NumberFieldManyValidation = (values) => {
    if (!values || values.length === 0) return 'At least one is needed here.'
    const fits = (value: unknown) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
    if (!values.every(fits)) return `Whole numbers between ${least} and ${most}.`
    return isAscending(values as readonly number[]) || 'Put them from low to high, each once.'
  }
  return {
    name,
    label,
    type: 'number',
    hasMany: true,
    required: true,
    defaultValue: [...defaultValue],
    validate,
    admin: { description },
  }
}
