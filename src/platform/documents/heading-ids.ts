import { textOfHtml } from './escape-html.ts'

/** The headings of a text, for a table of contents. */
export type TextHeading = { readonly id: string; readonly text: string }

const maxIdLength = 60

/** Returns a text as part of an address: lower-case letters, digits and hyphens; empty when it has none of them. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxIdLength)
    .replace(/^-|-$/g, '')
}

/**
 * Gives every h2 of a safe text an id made of its words, unique within the text, and lists them.
 *
 * @param html written by our own code: its h2 have no attributes and contain no other heading
 */
export function withHeadingIds(html: string): {
  readonly html: string
  readonly headings: readonly TextHeading[]
} {
  const headings: TextHeading[] = []
  const used = new Set<string>()
  const withIds = html.replace(/<h2>(.*?)<\/h2>/gs, (whole, content: string) => {
    const text = textOfHtml(content)
    if (text === '') return whole
    const stem = `section-${slugOf(text) || 'untitled'}`
    let id = stem
    for (let number = 2; used.has(id); number++) id = `${stem}-${number}`
    used.add(id)
    headings.push({ id, text })
    return `<h2 id="${id}">${content}</h2>`
  })
  return { html: withIds, headings }
}
