import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { FlattenedBlock, FlattenedField, RichTextField } from 'payload'
import type { Language } from '#platform/i18n/languages.ts'
import type { FindId } from './references.ts'

type Row = Readonly<Record<string, unknown>>

/** What turning a file into data of the CMS needs to know. */
export type Entering = {
  readonly language: Language
  readonly findId: FindId
  readonly blocks: Readonly<Record<string, FlattenedBlock>>
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text written for several languages, or for English alone. */
function inLanguage(value: unknown, language: Language): unknown {
  if (isRow(value) && 'en' in value) return value[language]
  return language === 'en' ? value : undefined
}

function formatted(value: unknown, field: RichTextField): unknown {
  if (typeof value !== 'string') return value
  const editorConfig = editorConfigFactory.fromField({ field })
  return convertMarkdownToLexical({ editorConfig, markdown: value })
}

/**
 * The data an editor would enter, in one language, from a row of a file: the fields' own schema says what a value
 * means. Rows get ids made of their place, so that the languages of a page meet.
 */
export async function entered(
  row: Row,
  fields: readonly FlattenedField[],
  place: string,
  entering: Entering,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const field of fields) {
    if (!('name' in field) || row[field.name] === undefined) continue
    data[field.name] = await enteredValue(row[field.name], field, `${place}-${field.name}`, entering)
  }
  const foreign = Object.keys(row).find(
    (name) => name !== 'blockType' && !fields.some((field) => 'name' in field && field.name === name),
  )
  if (foreign !== undefined) throw new Error(`${place} has no field ${foreign}.`)
  return data
}

async function enteredValue(
  value: unknown,
  field: FlattenedField,
  place: string,
  entering: Entering,
): Promise<unknown> {
  const { language, findId, blocks } = entering
  switch (field.type) {
    case 'array':
      return rows(value, place, (item, id) => entered(item, field.flattenedFields, id, entering))
    case 'blocks':
      return rows(value, place, async (item, id) => {
        const kind = String(item.blockType)
        const schema = blocks[kind]
        if (!schema) throw new Error(`There is no section of the kind ${kind} (${id}).`)
        return { ...(await entered(item, schema.flattenedFields, id, entering)), blockType: kind }
      })
    case 'group':
      return isRow(value) ? entered(value, field.flattenedFields, place, entering) : value
    case 'relationship':
    case 'upload':
      if (typeof field.relationTo !== 'string' || typeof value !== 'string') return value
      return findId(field.relationTo, value)
    case 'richText':
      return formatted(
        field.localized ? inLanguage(value, language) : value,
        field as unknown as RichTextField,
      )
    default:
      return 'localized' in field && field.localized ? inLanguage(value, language) : value
  }
}

async function rows(
  value: unknown,
  place: string,
  each: (item: Row, id: string) => Promise<Record<string, unknown>>,
): Promise<unknown> {
  if (!Array.isArray(value)) return value
  return Promise.all(
    value.map(async (item: Row, index) => {
      const id = `${place}-${index + 1}`
      return { id, ...(await each(item, id)) }
    }),
  )
}
