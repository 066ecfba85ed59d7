import type { SelectField, SelectFieldManyValidation } from 'payload'
import { select } from 'payload/shared'
import { eventCountries } from '../rules/event-fields.ts'

/** A card has room for two flags. */
const validateCountries: SelectFieldManyValidation = (value, context) =>
  (value?.length ?? 0) > 2 ? 'Choose two countries at most.' : select(value, context)

/** The field of the countries whose flags an event shows. */
export const countriesField: SelectField = {
  name: 'countries',
  type: 'select',
  hasMany: true,
  validate: validateCountries,
  options: eventCountries.map((value) => ({ value, label: value })),
  admin: { description: 'Whose flags are shown. Empty: the countries named in the location.' },
}
