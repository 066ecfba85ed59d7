import type { NumberField, NumberFieldSingleValidation } from 'payload'

type Siblings = Readonly<Record<string, unknown>>

/** A value a calculator opens with, which has to be one of those it offers in another field beside it. */
export function openingField(field: NumberField, list: string): NumberField {
  const own = field.validate as NumberFieldSingleValidation | undefined
  const validate: NumberFieldSingleValidation = async (value, context) => {
    const fault = await own?.(value, context)
    if (typeof fault === 'string') return fault
    const offered = (context.siblingData as Siblings)[list]
    return !Array.isArray(offered) || offered.includes(value) || 'Choose one of those listed above.'
  }
  return { ...field, validate } as NumberField
}

/** A whole number of something, needed. */
export function countField(
  name: string,
  label: string,
  { most, defaultValue, description }: { most: number; defaultValue: number; description?: string },
): NumberField {
  const validate: NumberFieldSingleValidation = (value) =>
    (Number.isSafeInteger(value) && (value ?? 0) >= 1 && (value ?? 0) <= most) ||
    `A whole number between 1 and ${most}.`
  return { name, label, type: 'number', required: true, defaultValue, validate, admin: { description } }
}
