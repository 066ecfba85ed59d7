import { type Field, type Validate, validations } from 'payload'

const defaultLocale = 'en'

type ValidatedField = { validate?: Validate }

/** Requires the text in English only, because other languages fall back to the English text. */
function requiredInEnglish(field: Field): Field {
  const original =
    (field as ValidatedField).validate ?? (validations[field.type as keyof typeof validations] as Validate)
  const validate: Validate = (value, options) => {
    const { locale } = options.req
    const isTranslation = Boolean(locale) && locale !== defaultLocale
    return original(value, isTranslation ? { ...options, required: false } : options)
  }
  return { ...field, validate } as Field
}

/** Returns the fields with every required localized text required in English only. */
export function translatable(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    if ('fields' in field) return { ...field, fields: translatable(field.fields) } as Field
    if (field.type === 'tabs') {
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: translatable(tab.fields) })),
      } as Field
    }
    const isRequired = 'localized' in field && field.localized && 'required' in field && field.required
    return isRequired ? requiredInEnglish(field) : field
  })
}

/** Returns a collection or a global that can be saved and published before it is translated. */
export function withOptionalTranslations<Entity extends { fields: Field[] }>(entity: Entity): Entity {
  return { ...entity, fields: translatable(entity.fields) }
}
