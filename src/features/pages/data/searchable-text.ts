import type { Field, Tab } from 'payload'

/** What a visitor may look for in a page, by how much it says about it. */
export type SearchableText = {
  /** Titles of sections, questions. */
  readonly headings: readonly string[]
  readonly texts: readonly string[]
}

/** Fields of a block as far as the walk needs them, by its kind. */
export type FieldsOfKind = ReadonlyMap<string, readonly Field[]>

type Row = Readonly<Record<string, unknown>>
type Found = { readonly headings: string[]; readonly texts: string[] }

const headings = new Set(['title', 'subtitle', 'heading', 'question', 'tableTitle'])

/** Words of what a button or picture shows lead elsewhere, or describe: nobody looks for a page by them. */
const passedOver = new Set(['label', 'alt', 'buttons'])

const rowsOf = (value: unknown): Row[] =>
  (Array.isArray(value) ? value : []).filter((row): row is Row => typeof row === 'object' && row !== null)

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {})

type Node = { readonly text?: unknown; readonly root?: unknown; readonly children?: unknown }

/** The words of a formatted text, its parts kept apart. */
function plainText(node: unknown): string {
  const { text, root, children } = rowOf(node) as Node
  if (typeof text === 'string') return text
  if (root) return plainText(root)
  const parts = rowsOf(children)
  const inline = parts.some((part) => typeof part.text === 'string')
  return parts.map(plainText).join(inline ? '' : ' ')
}

function collectFrom(field: Field | Tab, row: Row, kinds: FieldsOfKind, found: Found): void {
  const name = 'name' in field && field.name ? field.name : null
  if (name !== null && passedOver.has(name)) return
  const value = name === null ? row : row[name]
  if ('blocks' in field) collectBlocks(rowsOf(value), kinds, found)
  if ('tabs' in field) for (const tab of field.tabs) collectFrom(tab, row, kinds, found)
  if ('fields' in field) {
    const rows = 'type' in field && field.type === 'array' ? rowsOf(value) : [rowOf(value)]
    for (const each of rows) for (const inner of field.fields) collectFrom(inner, each, kinds, found)
  }
  if (!('localized' in field && field.localized) || name === null || !('type' in field)) return
  const text = field.type === 'richText' ? plainText(value) : value
  if (typeof text === 'string' && text.trim()) (headings.has(name) ? found.headings : found.texts).push(text)
}

function collectBlocks(blocks: readonly Row[], kinds: FieldsOfKind, found: Found): void {
  for (const block of blocks) {
    for (const field of kinds.get(String(block.blockType)) ?? []) collectFrom(field, block, kinds, found)
  }
}

/**
 * The words of a page's blocks, read by their schemas: what is translated is written for visitors, all else says how
 * it looks and where it leads. An unknown kind has none.
 *
 * @param blocks as stored, in one language
 */
export function searchableText(blocks: unknown, kinds: FieldsOfKind): SearchableText {
  const found: Found = { headings: [], texts: [] }
  collectBlocks(rowsOf(blocks), kinds, found)
  return found
}
