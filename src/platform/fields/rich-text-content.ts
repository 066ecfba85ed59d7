/** A node of rich text as Payload's editor stores it. */
export type RichTextNode = {
  readonly type: string
  readonly version: number
  readonly [field: string]: unknown
}

/** Rich text as Payload stores it. */
export type RichTextContent = {
  root: {
    type: string
    children: { type: string; version: number; [field: string]: unknown }[]
    direction: 'ltr' | 'rtl' | null
    format: '' | 'left' | 'start' | 'center' | 'right' | 'end' | 'justify'
    indent: number
    version: number
  }
  [field: string]: unknown
}

/** Plain text, or a formatted or linked node. */
type Inline = string | RichTextNode

const container = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

const emphases = { plain: 0, bold: 1 } as const

function textNode(text: string, format: number): RichTextNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

const toNodes = (inlines: readonly Inline[]): RichTextNode[] =>
  inlines.map((inline) => (typeof inline === 'string' ? textNode(inline, emphases.plain) : inline))

export const bold = (text: string): RichTextNode => textNode(text, emphases.bold)

/** Creates a link to a URL. Links to documents are created in the editor. */
export function link(text: string, url: string): RichTextNode {
  const fields = { linkType: 'custom', url, newTab: false }
  return { ...container, type: 'link', version: 3, fields, children: [textNode(text, emphases.plain)] }
}

export function paragraph(...inlines: readonly Inline[]): RichTextNode {
  return { ...container, type: 'paragraph', textFormat: 0, textStyle: '', children: toNodes(inlines) }
}

/** Creates a heading. `h2` is the highest level in the editor; the rendered level depends on the context. */
export function heading(tag: 'h2' | 'h3' | 'h4', text: string): RichTextNode {
  return { ...container, type: 'heading', tag, children: toNodes([text]) }
}

/** What precedes the name of the person in the last line of a quotation. */
export const quoteSource = '— '

/** Creates a quotation. Its last line names the person, when one is given. */
export function quote(text: string, by?: string): RichTextNode {
  const source = by === undefined ? [] : [{ type: 'linebreak', version: 1 }, `${quoteSource}${by}`]
  return { ...container, type: 'quote', children: toNodes([text, ...source]) }
}

/** Creates a list. Each item is a text or several inline parts. */
export function list(
  kind: 'bullet' | 'number',
  ...items: readonly (string | readonly Inline[])[]
): RichTextNode {
  const children = items.map((item, index) => ({
    ...container,
    type: 'listitem',
    value: index + 1,
    children: toNodes(typeof item === 'string' ? [item] : item),
  }))
  return {
    ...container,
    type: 'list',
    listType: kind,
    tag: kind === 'number' ? 'ol' : 'ul',
    start: 1,
    children,
  }
}

/** Creates rich text in code, for content and examples. A string becomes a paragraph. */
export function richTextContent(...parts: readonly (string | RichTextNode)[]): RichTextContent {
  const children = parts.map((part) => ({ ...(typeof part === 'string' ? paragraph(part) : part) }))
  return { root: { ...container, type: 'root', children } }
}
