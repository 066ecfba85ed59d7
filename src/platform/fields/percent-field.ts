import type { NumberField, NumberFieldManyValidation, NumberFieldSingleValidation } from 'payload'

const input = '/admin/percent-input.tsx#PercentInput'

type Options = {
  readonly required?: boolean
  readonly description?: string
  /** In basis points. */
  readonly min?: number
  /** In basis points. */
  readonly max?: number
}

const formatPercent = (points: number) => `${String(points / 100).replace('.', ',')} %`

function checkBounds(value: unknown, { min = 0, max = 10_000 }: Options): string | true {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value)
  if (!isWhole) return 'A percentage must be a number with at most two decimals.'
  return (
    (value >= min && value <= max) || `A percentage between ${formatPercent(min)} and ${formatPercent(max)}.`
  )
}

/** A rate or a share, stored as integer basis points and entered in percent. */
export function percentField(
  name: string,
  label: string,
  options: Options & { readonly defaultValue?: number } = {},
): NumberField {
  const validate: NumberFieldSingleValidation = (value) => {
    if (value === null || value === undefined) return !options.required || 'Enter a percentage.'
    return checkBounds(value, options)
  }
  return {
    name,
    label,
    type: 'number',
    required: options.required ?? false,
    defaultValue: options.defaultValue,
    validate,
    admin: { description: options.description, components: { Field: input } },
  }
}

/** Ascending rates or shares without duplicates, stored as integer basis points and entered as a list in percent. */
export function percentListField(
  name: string,
  label: string,
  options: Options & { readonly defaultValue?: readonly number[] } = {},
): NumberField {
  const validate: NumberFieldManyValidation = (values) => {
    if (!values || values.length === 0) return 'Enter at least one percentage.'
    const error = values.map((value) => checkBounds(value, options)).find((result) => result !== true)
    if (error !== undefined) return error
    return isAscending(values as readonly number[]) || 'Enter ascending percentages without duplicates.'
  }
  return {
    name,
    label,
    type: 'number',
    hasMany: true,
    required: true,
    defaultValue: options.defaultValue ? [...options.defaultValue] : undefined,
    validate,
    admin: { description: options.description, components: { Field: input } },
  }
}

/** Whether every number is greater than the one before it. */
export function isAscending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value))
}
