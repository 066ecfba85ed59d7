import type { NumberField, NumberFieldManyValidation } from 'payload'
import { isAscending } from '#platform/fields/percent-field.ts'

type Options = {
  readonly min: number
  readonly max: number
  readonly defaultValue: readonly number[]
  readonly description: string
}

/** A list of whole numbers in ascending order, without duplicates. */
export function numberListField(name: string, label: string, options: Options): NumberField {
  const { min, max, defaultValue, description } = options
  const validate: NumberFieldManyValidation = (values) => {
    if (!values || values.length === 0) return 'Enter at least one value.'
    const isValid = (value: unknown) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
    if (!values.every(isValid)) return `Enter whole numbers between ${min} and ${max}.`
    return isAscending(values as readonly number[]) || 'Enter the values in ascending order, each once.'
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
