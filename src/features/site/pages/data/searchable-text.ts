import type { Field, Tab } from 'payload'

/** The searchable texts of a page; matches in headings rank higher. */
export type SearchableText = {
  /** Titles of sections and questions. */
  readonly headings: readonly string[]
  readonly texts: readonly string[]
}

/** The fields of each kind of block. */
export type FieldsOfKind = ReadonlyMap<string, readonly Field[]>

type Row = Readonly<Record<string, unknown>>
type Collected = { readonly headings: string[]; readonly texts: string[] }

const headings = new Set(['title', 'subtitle', 'heading', 'question', 'tableTitle'])

/** Fields that are not searched: button labels and alternative texts say nothing about the content of the page. */
const ignoredFields = new Set(['label', 'alt', 'buttons'])

const rowsOf = (value: unknown): Row[] =>
  (Array.isArray(value) ? value : []).filter((row): row is Row => typeof row === 'object' && row !== null)

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {})

type Node = { readonly text?: unknown; readonly root?: unknown; readonly children?: unknown }

/** The plain text of rich text, with spaces between blocks. */
function plainText(node: unknown): string {
  const { text, root, children } = rowOf(node) as Node
  if (typeof text === 'string') return text
  if (root) return plainText(root)
  const parts = rowsOf(children)
  const inline = parts.some((part) => typeof part.text === 'string')
  return parts.map(plainText).join(inline ? '' : ' ')
}

function collectFrom(field: Field | Tab, row: Row, kinds: FieldsOfKind, collected: Collected): void {
  const name = 'name' in field && field.name ? field.name : null
  if (name !== null && ignoredFields.has(name)) return
  const value = name === null ? row : row[name]
  if ('blocks' in field) collectBlocks(rowsOf(value), kinds, collected)
  if ('tabs' in field) for (const tab of field.tabs) collectFrom(tab, row, kinds, collected)
  if ('fields' in field) {
    const rows = 'type' in field && field.type === 'array' ? rowsOf(value) : [rowOf(value)]
    for (const item of rows) for (const inner of field.fields) collectFrom(inner, item, kinds, collected)
  }
  if (!('localized' in field && field.localized) || name === null || !('type' in field)) return
  const text = field.type === 'richText' ? plainText(value) : value
  if (typeof text === 'string' && text.trim())
    (headings.has(name) ? collected.headings : collected.texts).push(text)
}

function collectBlocks(blocks: readonly Row[], kinds: FieldsOfKind, collected: Collected): void {
  for (const block of blocks) {
    for (const field of kinds.get(String(block.blockType)) ?? []) collectFrom(field, block, kinds, collected)
  }
}

/**
 * Extracts the searchable texts of a page's blocks by their schemas: localised fields hold text for visitors, all others are
 * settings. Blocks of unknown kinds are ignored.
 *
 * @param blocks stored blocks in one language
 */
export function searchableText(blocks: unknown, kinds: FieldsOfKind): SearchableText {
  const collected: Collected = { headings: [], texts: [] }
  collectBlocks(rowsOf(blocks), kinds, collected)
  return collected
}
