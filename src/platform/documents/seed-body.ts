import { z } from 'zod'
import {
  bold,
  heading,
  link,
  list,
  paragraph,
  quote,
  type RichTextContent,
  type RichTextNode,
  richTextContent,
} from '../fields/rich-text-content.ts'
import { noteLead } from './rich-text-html.ts'

const text = z.string().trim().min(1)

const block = z.union([
  z.strictObject({ h2: text }),
  z.strictObject({ h3: text }),
  z.strictObject({ p: text }),
  z.strictObject({ list: z.array(text).min(1) }),
  z.strictObject({ quote: text, by: text.optional() }),
  z.strictObject({ note: text }),
])

/**
 * The text of an article or a news item in a content file. Paragraphs, items and notes may contain `**bold**` and
 * `[links](/path)`.
 */
export const seedBody = z.array(block).min(1)

export type SeedBody = z.infer<typeof seedBody>

type Inline = string | RichTextNode

const markup = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g

function inlinesOf(source: string): Inline[] {
  const inlines: Inline[] = []
  let end = 0
  for (const match of source.matchAll(markup)) {
    if (match.index > end) inlines.push(source.slice(end, match.index))
    const { strong, label = '', url = '' } = match.groups ?? {}
    inlines.push(strong === undefined ? link(label, url) : bold(strong))
    end = match.index + match[0].length
  }
  if (end < source.length) inlines.push(source.slice(end))
  return inlines
}

function nodeOf(part: SeedBody[number]): RichTextNode {
  if ('h2' in part) return heading('h2', part.h2)
  if ('h3' in part) return heading('h3', part.h3)
  if ('p' in part) return paragraph(...inlinesOf(part.p))
  if ('list' in part) return list('bullet', ...part.list.map(inlinesOf))
  if ('note' in part) return paragraph(bold(noteLead), ' ', ...inlinesOf(part.note))
  return quote(part.quote, part.by)
}

/** Converts the text of a content file into rich text as the editor stores it. */
export const richTextOfSeed = (body: SeedBody): RichTextContent => richTextContent(...body.map(nodeOf))
