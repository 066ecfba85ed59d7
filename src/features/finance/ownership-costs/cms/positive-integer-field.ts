import type { NumberField, NumberFieldSingleValidation } from 'payload'

/** A million, of kilometres or kilograms, is a typing error. */
const greatest = 1_000_000

/** A required whole number, one or more. */
export function positiveIntegerField(name: string, label: string): NumberField {
  const validate: NumberFieldSingleValidation = (value) =>
    (Number.isSafeInteger(value) && (value ?? 0) >= 1 && (value ?? 0) <= greatest) ||
    `A whole number between 1 and ${greatest}.`
  return { name, label, type: 'number', required: true, validate }
}
