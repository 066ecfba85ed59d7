/** A node of formatted text, as the editor of the CMS stores it. */
export type RichTextNode = {
  readonly type: string
  readonly version: number
  readonly [field: string]: unknown
}

/** Formatted text as the CMS stores it. */
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

/** Words, or words with a look or a destination of their own. */
type Inline = string | RichTextNode

const container = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

const emphases = { plain: 0, bold: 1 } as const

function textNode(text: string, format: number): RichTextNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

const inlines = (words: readonly Inline[]): RichTextNode[] =>
  words.map((word) => (typeof word === 'string' ? textNode(word, emphases.plain) : word))

export const bold = (text: string): RichTextNode => textNode(text, emphases.bold)

/** A link to any address; links to documents are made in the editor. */
export function link(text: string, url: string): RichTextNode {
  const fields = { linkType: 'custom', url, newTab: false }
  return { ...container, type: 'link', version: 3, fields, children: [textNode(text, emphases.plain)] }
}

export function paragraph(...words: readonly Inline[]): RichTextNode {
  return { ...container, type: 'paragraph', textFormat: 0, textStyle: '', children: inlines(words) }
}

/** A heading; `h2` is the highest an editor can choose, whatever level it has where it stands. */
export function heading(tag: 'h2' | 'h3' | 'h4', text: string): RichTextNode {
  return { ...container, type: 'heading', tag, children: inlines([text]) }
}

/** A list, each item of which is words or several inline parts. */
export function list(
  kind: 'bullet' | 'number',
  ...items: readonly (string | readonly Inline[])[]
): RichTextNode {
  const children = items.map((item, index) => ({
    ...container,
    type: 'listitem',
    value: index + 1,
    children: inlines(typeof item === 'string' ? [item] : item),
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

/** Formatted text made in code, for content and examples. A string is a paragraph. */
export function richTextContent(...parts: readonly (string | RichTextNode)[]): RichTextContent {
  const children = parts.map((part) => ({ ...(typeof part === 'string' ? paragraph(part) : part) }))
  return { root: { ...container, type: 'root', children } }
}
