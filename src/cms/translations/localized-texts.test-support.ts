import type { FlattenedBlock, FlattenedField, Payload } from 'payload'

/** A localized text of a stored document: its field, and its value in each language. */
export type StoredText = {
  readonly field: string
  readonly texts: Readonly<Record<string, unknown>>
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(Boolean)

/**
 * Returns every localized text of a document that was read in all languages.
 *
 * @param owner slug of the collection, global or block of the fields.
 */
export function storedTexts(
  payload: Payload,
  owner: string,
  fields: readonly FlattenedField[],
  document: Readonly<Record<string, unknown>>,
): StoredText[] {
  return fields.flatMap((field) => {
    const value = document[field.name]
    const name = `${owner}.${field.name}`
    if ('localized' in field && field.localized) {
      if (['array', 'blocks', 'group', 'tab'].includes(field.type))
        throw new Error(`${name} has rows in each language, which this test does not look into.`)
      return value ? [{ field: name, texts: value as StoredText['texts'] }] : []
    }
    if (field.type === 'blocks')
      return rowsOf(value).flatMap((row) => {
        const { slug, flattenedFields } = payload.blocks[row.blockType as never] as FlattenedBlock
        return storedTexts(payload, slug, flattenedFields, row)
      })
    if (!('flattenedFields' in field)) return []
    return rowsOf(value).flatMap((row) => storedTexts(payload, name, field.flattenedFields, row))
  })
}

type Node = Readonly<Record<string, unknown>>

/** Returns the names of all localized fields of a configuration, including nested ones. */
export function localizedFields(owner: string, configured: unknown): string[] {
  if (Array.isArray(configured)) return configured.flatMap((each) => localizedFields(owner, each))
  if (typeof configured !== 'object' || configured === null) return []
  const { name, localized, fields, tabs } = configured as Node
  const path = typeof name === 'string' ? `${owner}.${name}` : owner
  return [...(localized ? [path] : []), ...localizedFields(path, fields), ...localizedFields(path, tabs)]
}
