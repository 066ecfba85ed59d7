import { z } from 'zod'

/** A text in English, or in several languages. */
const text = z.union([
  z.string(),
  z.object({ en: z.string(), af: z.string().optional(), zu: z.string().optional() }),
])

/** A block in a file: texts as above, rich text as Markdown, relations by name. */
const block = z.looseObject({ blockType: z.string() })

/**
 * A page in a content file. Relations are written as names instead of ids: a page as its path, a range or dealer as its slug,
 * a colour or model as its code, a medium as its file name.
 */
export const pageFile = z.strictObject({
  path: z.string(),
  title: text,
  meta: z
    .strictObject({
      title: text.optional(),
      description: text.optional(),
      image: z.string().optional(),
      hidden: z.boolean().optional(),
      canonicalUrl: z.string().optional(),
    })
    .optional(),
  layout: z.array(block),
})

export type PageFile = z.infer<typeof pageFile>
