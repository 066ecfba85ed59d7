import sanitizeHtml from 'sanitize-html'

/** Longer texts than any summary are not read to their end. Characters. */
const maxHtml = 100_000

/** Elements that begin a new line; the words around them stay apart. */
const lineElements = [
  'p',
  'br',
  'div',
  'li',
  'td',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'figcaption',
  'blockquote',
]

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of HTML, and the first picture within a `<figure>` of it. */
export type ReadHtml = { readonly text: string; readonly figure: string | null }

/**
 * Reads HTML of another site. The text has no elements, scripts and styles included, and single spaces only; it is text,
 * so what looks like HTML in it is shown as it is.
 */
export function readHtml(html: string): ReadHtml {
  let depth = 0
  let figure: string | null = null
  const escaped = sanitizeHtml(html.slice(0, maxHtml), {
    allowedTags: lineElements,
    allowedAttributes: {},
    onOpenTag(name, { src }) {
      if (name === 'figure') depth += 1
      if (name === 'img' && depth > 0 && src) figure ??= src
    },
    onCloseTag(name) {
      if (name === 'figure') depth -= 1
    },
  })
  const text = escaped
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '')
  return { text: text.replace(/\s+/g, ' ').trim(), figure }
}

/** Shortens a text to a number of characters, at the end of a word. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
