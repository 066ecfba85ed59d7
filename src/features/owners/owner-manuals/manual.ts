import type { Drawing } from '#features/pictures/pictures/index.ts'
import type { LampSymbol } from './symbols.ts'

export type LampColour = 'red' | 'amber' | 'green' | 'blue'

/** A lamp of the instrument panel, with what to do when it comes on. */
export type Lamp = {
  readonly symbol: LampSymbol
  readonly colour: LampColour
  readonly name: string
  readonly text: string
}

/** A table whose first column names what its row is about. */
export type Table = {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type Passage =
  | { readonly kind: 'text' | 'warning' | 'note'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly entries: readonly string[] }
  | { readonly kind: 'lamps'; readonly lamps: readonly Lamp[] }
  | { readonly kind: 'table'; readonly table: Table }

export type Section = {
  readonly title: string
  /** The models it is about; null for every model of the manual. */
  readonly appliesTo: string | null
  readonly passages: readonly Passage[]
  /** Words under which the index lists it. */
  readonly terms: readonly string[]
}

export type Chapter = { readonly title: string; readonly sections: readonly Section[] }

/** The manual of a range as it is printed. Its file depends on this value alone. */
export type Manual = {
  readonly title: string
  readonly rangeName: string
  readonly brand: string
  readonly siteName: string
  readonly models: readonly string[]
  /** Null without a drawing. */
  readonly drawing: Drawing | null
  /** Null when it is not set, and then not printed. */
  readonly roadside: string | null
  /** Absolute URL of the page of all manuals. */
  readonly address: string
  readonly chapters: readonly Chapter[]
}
