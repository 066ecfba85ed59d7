import type { NumberField, NumberFieldSingleValidation } from 'payload'

type Siblings = Readonly<Record<string, unknown>>

/** A default value of a calculator, which must be one of the values of a sibling list field. */
export function listedDefaultField(field: NumberField, listName: string): NumberField {
  const validateField = field.validate as NumberFieldSingleValidation | undefined
  const validate: NumberFieldSingleValidation = async (value, context) => {
    const result = await validateField?.(value, context)
    if (typeof result === 'string') return result
    const offered = (context.siblingData as Siblings)[listName]
    return !Array.isArray(offered) || offered.includes(value) || 'Choose one of the values listed above.'
  }
  return { ...field, validate } as NumberField
}

/** A required whole number from 1 to `max`. */
export function positiveIntegerField(
  name: string,
  label: string,
  { max, defaultValue, description }: { max: number; defaultValue: number; description?: string },
): NumberField {
  const validate: NumberFieldSingleValidation = (value) =>
    (Number.isSafeInteger(value) && (value ?? 0) >= 1 && (value ?? 0) <= max) ||
    `A whole number between 1 and ${max}.`
  return { name, label, type: 'number', required: true, defaultValue, validate, admin: { description } }
}
