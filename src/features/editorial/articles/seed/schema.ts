import { z } from 'zod'
import { seedBody } from '#platform/documents/seed-body.ts'
import { seedMoment } from '#platform/seeding/seed-moment.ts'

const text = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case with hyphens')
const day = z.iso.date()

/** A picture as the files of pages state it: the field of the CMS, with the code of a colour. */
const picture = z.looseObject({ source: text, colour: text.optional() })

const label = z.strictObject({ slug, name: text.max(40) })

/** `content/articles/categories.json` and `tags.json`: their names by slug. */
export const labelsFile = z.array(label).min(1)

/** `content/articles/authors.json`. */
export const authorsFile = z
  .array(
    z.strictObject({
      slug,
      name: text.max(80),
      role: text.max(80).optional(),
      biography: text.max(600).optional(),
      picture: picture.optional(),
    }),
  )
  .min(1)

/** One file of `content/articles`, named after its number and slug. Unknown members are rejected. */
export const articleFile = z.strictObject({
  slug,
  title: text.max(160),
  excerpt: text.max(400),
  quote: text.max(300).optional(),
  author: slug,
  categories: z.array(slug).min(1),
  tags: z.array(slug),
  picture,
  featured: z.literal(true).optional(),
  published: seedMoment,
  body: seedBody,
  corrections: z.array(z.strictObject({ day, text: text.max(400) })).optional(),
})

export type SeedLabel = z.infer<typeof label>
export type SeedAuthor = z.infer<typeof authorsFile>[number]
export type SeedArticle = z.infer<typeof articleFile>
