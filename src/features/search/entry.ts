import { z } from 'zod'
import { type Illustration, isVehicle } from '#features/pictures/index.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** What can be found, in the order in which it is shown. */
export const kinds = ['range', 'model', 'page'] as const

export type Kind = (typeof kinds)[number]

type Drawing = Pick<Illustration, 'vehicle' | 'colour'>

const hex = z.string().regex(/^#[0-9a-f]{6}$/i)

const drawing = z.object({
  vehicle: z.string().refine(isVehicle),
  colour: z.object({ body: hex, roof: hex.optional() }),
}) as unknown as z.ZodType<Drawing>

/** What is shown of a result besides its title and summary. */
export const shownSchema = z.object({
  /** Its plain address, without a language. */
  href: z.string(),
  /** What it costs, or costs at least, today; cents. */
  price: z.int().nullable(),
  /** Null also when it is drawn no more. */
  drawing: drawing.nullable().catch(null),
})

export type Shown = z.infer<typeof shownSchema>

/** Something that can be found, in one language. */
export type Entry = {
  readonly kind: Kind
  /** Slug, code or path. */
  readonly key: string
  readonly language: Language
  readonly title: string
  readonly summary: string
  readonly shown: Shown
  /** By what it is found besides its title and summary: what it is called elsewhere, and what else it says. */
  readonly keywords: readonly string[]
  readonly texts: readonly string[]
}
