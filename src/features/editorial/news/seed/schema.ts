import { z } from 'zod'
import { seedBody } from '#platform/documents/seed-body.ts'
import { seedMoment } from '#platform/seeding/seed-moment.ts'

const text = z.string().trim().min(1)

/** A picture as in the content of pages: a colour by its code. */
const picture = z.looseObject({ source: text, colour: text.optional() })

const newsItem = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: text.max(160),
  synopsis: text.max(300),
  intro: text.max(600),
  category: text.max(40),
  /** Number of the category; 3 is GR. */
  categoryId: z.int().positive(),
  picture,
  published: seedMoment,
  body: seedBody,
  corrections: z.array(z.strictObject({ day: z.iso.date(), text })).optional(),
})

/** `content/news/news.json`. Unknown members are rejected. Source: requirement C-183. */
export const newsFile = z.array(newsItem)

export type SeedNews = z.infer<typeof newsItem>
