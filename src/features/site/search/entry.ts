import { z } from 'zod'
import { type Illustration, isVehicle } from '#features/pictures/pictures/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The kinds of entries, in display order. */
export const kinds = ['range', 'model', 'page'] as const

export type Kind = (typeof kinds)[number]

type Drawing = Pick<Illustration, 'vehicle' | 'colour'>

const hex = z.string().regex(/^#[0-9a-f]{6}$/i)

const drawing = z.object({
  vehicle: z.string().refine(isVehicle),
  colour: z.object({ body: hex, roof: hex.optional() }),
}) as unknown as z.ZodType<Drawing>

/** The display data of a result besides title and summary, stored in the column `shown`. */
export const entryDisplaySchema = z.object({
  /** Address without a language prefix. */
  href: z.string(),
  /** Current price of a model, or lowest price of a range, in cents. */
  price: z.int().nullable(),
  /** Null also when the stored drawing no longer exists. */
  drawing: drawing.nullable().catch(null),
})

export type EntryDisplay = z.infer<typeof entryDisplaySchema>

/** An entry of the search index, in one language. */
export type Entry = {
  readonly kind: Kind
  /** Slug, code or path. */
  readonly key: string
  readonly language: Language
  readonly title: string
  readonly summary: string
  readonly shown: EntryDisplay
  /** Searched besides title and summary: other names and headings, and the remaining texts. */
  readonly keywords: readonly string[]
  readonly texts: readonly string[]
}
