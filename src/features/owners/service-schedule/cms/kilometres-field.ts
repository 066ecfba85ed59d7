import type { ArrayFieldValidation, NumberField, NumberFieldSingleValidation } from 'payload'
import { array } from 'payload/shared'

const maxKilometres = 1_000_000

type Options = {
  readonly required?: boolean
  readonly description?: string
  /** A number beside it that must be filled when this one is not. */
  readonly requiredWithout?: string
  /** Checked after the number itself. */
  readonly validate?: NumberFieldSingleValidation
}

const isEmpty = (value: unknown) => value === null || value === undefined

/** A whole number of kilometres, 1 to 1 000 000. */
export function kilometresField(name: string, label: string, options: Options = {}): NumberField {
  const { required = false, description, requiredWithout, validate: validateMore } = options
  const validate: NumberFieldSingleValidation = (value, context) => {
    if (isEmpty(value)) {
      const other = (context.siblingData as Readonly<Record<string, unknown>>)[requiredWithout ?? '']
      const isMissing = required || (requiredWithout !== undefined && isEmpty(other))
      return !isMissing || 'Enter the kilometres.'
    }
    const kilometres = Number(value)
    if (!Number.isSafeInteger(kilometres) || kilometres < 1 || kilometres > maxKilometres)
      return `A whole number between 1 and ${maxKilometres}.`
    return validateMore?.(value, context) ?? true
  }
  return { name, label, type: 'number', required, validate, admin: { width: '30%', description } }
}

/** Rejects two labour times of one service. */
export const validateLabour: ArrayFieldValidation = (rows, context) => {
  const services = ((rows ?? []) as { readonly kilometres?: unknown }[]).map(({ kilometres }) => kilometres)
  if (new Set(services).size < services.length) return 'Enter the labour time of each service only once.'
  return array(rows, context)
}
