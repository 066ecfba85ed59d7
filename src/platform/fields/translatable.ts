import { type Field, type Validate, validations } from 'payload'

const defaultLocale = 'en'

type Checked = { validate?: Validate }

/** A text is needed in English; elsewhere a translation may still be missing, and English is shown in its place. */
function neededInEnglish(field: Field): Field {
  const own = (field as Checked).validate ?? (validations[field.type as keyof typeof validations] as Validate)
  const validate: Validate = (value, options) => {
    const translation = options.req.locale !== undefined && options.req.locale !== defaultLocale
    if (translation && isEmpty(value)) return true
    return own(value, options)
  }
  return { ...field, validate } as Field
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** The fields, of which those with texts in every language can be published before they are translated. */
export function translatable(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if ('fields' in field) return { ...field, fields: translatable(field.fields) } as Field
    if (field.type === 'tabs') {
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: translatable(tab.fields) })),
      } as Field
    }
    const needed = 'localized' in field && field.localized && 'required' in field && field.required
    return needed ? neededInEnglish(field) : field
  })
}
