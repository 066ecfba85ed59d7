import { z } from 'zod'

/** A text in English alone, or in several languages. */
const text = z.union([
  z.string(),
  z.object({ en: z.string(), af: z.string().optional(), zu: z.string().optional() }),
])

/** A block as it is written down: texts as above, formatted text as Markdown, what it refers to by name. */
const block = z.looseObject({ blockType: z.string() })

/**
 * A page as a file: what editors would enter, with documents named instead of numbered: a page by its path, a range
 * or dealer by its slug, a colour by its code, a medium by its file's name.
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
