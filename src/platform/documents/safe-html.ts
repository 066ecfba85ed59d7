import sanitizeHtml from 'sanitize-html'

const textElements = ['p', 'br', 'strong', 'b', 'em', 'i', 's', 'sub', 'sup', 'a', 'ul', 'ol', 'li']
const structure = ['h2', 'h3', 'h4', 'blockquote', 'cite', 'footer', 'hr']
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** The page has a heading of level 1 already. */
const lowerHeading = { h1: 'h2' } as const

/**
 * Returns HTML with text elements and web, mail and telephone links only: no scripts, styles, forms, pictures or frames.
 *
 * @param baseUrl to which links of the text are relative; without it they stay as they are
 */
export function safeHtml(html: string, baseUrl?: string): string {
  const absolute = (href: string) =>
    baseUrl !== undefined && URL.canParse(href, baseUrl) ? new URL(href, baseUrl).href : href
  return sanitizeHtml(html, {
    allowedTags: [...textElements, ...structure, ...tables],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedClasses: { p: ['note'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...lowerHeading,
      a: (tagName, { href, target }) => ({
        tagName,
        attribs: {
          ...(href && { href: absolute(href) }),
          ...(target === '_blank' && { target, rel: 'noopener' }),
        },
      }),
    },
  }).trim()
}

/** Returns the text of HTML without elements, with single spaces. */
export function plainText(html: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  const spaced = html.replace(/<(?:\/(?:p|div|li|h[1-6])|br\s*\/?)>/gi, ' ')
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  const text = escaped.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '')
  return text.replace(/\s+/g, ' ').trim()
}
