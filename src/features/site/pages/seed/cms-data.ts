import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { FlattenedBlock, FlattenedField, RichTextField } from 'payload'
import type { Language } from '#platform/i18n/languages.ts'
import type { FindId } from './references.ts'

type Row = Readonly<Record<string, unknown>>

/** What the conversion of a file into CMS data depends on. */
export type ConversionContext = {
  readonly language: Language
  readonly findId: FindId
  readonly blocks: Readonly<Record<string, FlattenedBlock>>
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text in a language. A plain string is English. */
function inLanguage(value: unknown, language: Language): unknown {
  if (isRow(value) && 'en' in value) return value[language]
  return language === 'en' ? value : undefined
}

function richTextOf(value: unknown, field: RichTextField): unknown {
  if (typeof value !== 'string') return value
  const editorConfig = editorConfigFactory.fromField({ field })
  return convertMarkdownToLexical({ editorConfig, markdown: value })
}

/**
 * Converts a row of a file into CMS data in one language, by the schema of its fields. Array rows and blocks get ids derived
 * from their position, so that the languages of a page share them.
 */
export async function toCmsData(
  row: Row,
  fields: readonly FlattenedField[],
  position: string,
  context: ConversionContext,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const field of fields) {
    if (!('name' in field) || row[field.name] === undefined) continue
    data[field.name] = await convertValue(row[field.name], field, `${position}-${field.name}`, context)
  }
  const unknown = Object.keys(row).find(
    (name) => name !== 'blockType' && !fields.some((field) => 'name' in field && field.name === name),
  )
  if (unknown !== undefined) throw new Error(`${position} has no field ${unknown}.`)
  return data
}

/** The id of a document, or the ids of several, by name. Every other value stays as it is. */
async function findIds(
  value: unknown,
  relationTo: string | readonly string[],
  findId: FindId,
): Promise<unknown> {
  if (typeof relationTo !== 'string') return value
  if (Array.isArray(value)) return Promise.all(value.map((name) => findIds(name, relationTo, findId)))
  return typeof value === 'string' ? findId(relationTo, value) : value
}

async function convertValue(
  value: unknown,
  field: FlattenedField,
  position: string,
  context: ConversionContext,
): Promise<unknown> {
  const { language, findId, blocks } = context
  switch (field.type) {
    case 'array':
      return rows(value, position, (item, id) => toCmsData(item, field.flattenedFields, id, context))
    case 'blocks':
      return rows(value, position, async (item, id) => {
        const kind = String(item.blockType)
        const schema = blocks[kind]
        if (!schema) throw new Error(`Unknown section kind ${kind} (${id}).`)
        return { ...(await toCmsData(item, schema.flattenedFields, id, context)), blockType: kind }
      })
    case 'group':
      return isRow(value) ? toCmsData(value, field.flattenedFields, position, context) : value
    case 'relationship':
    case 'upload':
      return findIds(value, field.relationTo, findId)
    case 'richText':
      return richTextOf(
        field.localized ? inLanguage(value, language) : value,
        field as unknown as RichTextField,
      )
    default:
      return 'localized' in field && field.localized ? inLanguage(value, language) : value
  }
}

async function rows(
  value: unknown,
  position: string,
  convert: (item: Row, id: string) => Promise<Record<string, unknown>>,
): Promise<unknown> {
  if (!Array.isArray(value)) return value
  return Promise.all(
    value.map(async (item: Row, index) => {
      const id = `${position}-${index + 1}`
      return { id, ...(await convert(item, id)) }
    }),
  )
}
