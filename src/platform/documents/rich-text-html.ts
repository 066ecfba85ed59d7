import { quoteSource, type RichTextNode } from '../fields/rich-text-content.ts'
import { escapeHtml } from './escape-html.ts'

/** A paragraph that begins with this in bold is a note, which pages show in a box. */
export const noteLead = 'Note:'

/** The fields of a link in rich text, as stored. */
type LinkFields = {
  readonly linkType?: string
  readonly url?: string
  readonly doc?: { readonly relationTo?: string; readonly value?: unknown } | null
}

/** Formats of a text, by the bit with which the editor stores them. */
const formats: readonly (readonly [bit: number, tag: string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [32, 'sub'],
  [64, 'sup'],
]

const childrenOf = (node: RichTextNode): readonly RichTextNode[] =>
  Array.isArray(node.children) ? (node.children as RichTextNode[]) : []

function textOf(node: RichTextNode): string {
  const format = typeof node.format === 'number' ? node.format : 0
  const escaped = escapeHtml(String(node.text ?? ''))
  return formats.reduce((html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html), escaped)
}

/** Addresses that a text may lead to: paths of the site, sections of the page, web addresses, mail and telephone. */
const allowedAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i

/** The address of a link; null when its target does not exist, or is no address. */
function hrefOf({ linkType, url, doc }: LinkFields): string | null {
  if (linkType !== 'internal') return url && allowedAddress.test(url.trim()) ? url.trim() : null
  const target = doc?.value as { path?: unknown; slug?: unknown } | number | null | undefined
  if (typeof target !== 'object' || target === null) return null
  if (doc?.relationTo === 'ranges') return typeof target.slug === 'string' ? `/vehicles/${target.slug}` : null
  return typeof target.path === 'string' ? target.path : null
}

function linkOf(node: RichTextNode): string {
  const href = hrefOf((node.fields ?? {}) as LinkFields)
  const label = inlineOf(childrenOf(node))
  return href === null ? label : `<a href="${escapeHtml(href)}">${label}</a>`
}

function inlineOf(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return textOf(node)
      if (node.type === 'linebreak') return '<br>'
      if (node.type === 'link' || node.type === 'autolink') return linkOf(node)
      return inlineOf(childrenOf(node))
    })
    .join('')
}

function quoteOf(node: RichTextNode): string {
  const children = childrenOf(node)
  const breakAt = children.findLastIndex(({ type }) => type === 'linebreak')
  const last = String(children[breakAt + 1]?.text ?? '')
  if (breakAt < 1 || !last.startsWith(quoteSource))
    return `<blockquote><p>${inlineOf(children)}</p></blockquote>`
  const source = inlineOf(children.slice(breakAt + 1)).slice(quoteSource.length)
  return `<blockquote><p>${inlineOf(children.slice(0, breakAt))}</p><footer>${source}</footer></blockquote>`
}

function paragraphOf(node: RichTextNode): string {
  const [first] = childrenOf(node)
  const isNote = String(first?.text ?? '').trim() === noteLead && Number(first?.format) === 1
  const html = inlineOf(childrenOf(node))
  if (html.trim() === '') return ''
  return isNote ? `<p class="note">${html}</p>` : `<p>${html}</p>`
}

function itemOf(node: RichTextNode): string {
  const children = childrenOf(node)
  const nested = children.filter(({ type }) => type === 'list')
  const inline = children.filter(({ type }) => type !== 'list')
  return `<li>${inlineOf(inline)}${nested.map(blockOf).join('')}</li>`
}

function blockOf(node: RichTextNode): string {
  const children = childrenOf(node)
  switch (node.type) {
    case 'heading': {
      const tag = ['h3', 'h4'].includes(String(node.tag)) ? String(node.tag) : 'h2'
      return `<${tag}>${inlineOf(children)}</${tag}>`
    }
    case 'list': {
      const tag = node.tag === 'ol' ? 'ol' : 'ul'
      return `<${tag}>${children.map(itemOf).join('')}</${tag}>`
    }
    case 'quote':
      return quoteOf(node)
    case 'horizontalrule':
      return '<hr>'
    case 'paragraph':
      return paragraphOf(node)
    default:
      return children.map(blockOf).join('')
  }
}

/**
 * Converts rich text of the CMS into safe HTML: headings from h2, paragraphs, lists, quotations, notes (`p.note`), links.
 * A link to a page that visitors do not see becomes text. Empty for no text.
 */
export function richTextHtml(
  stored: { readonly root: { readonly children: readonly unknown[] } } | null | undefined,
): string {
  return (stored?.root.children ?? []).map((node) => blockOf(node as RichTextNode)).join('')
}
