import type { Lamp, Passage } from './manual.ts'
import type { Trait } from './traits.ts'

/** The tables that are made of the data of the range. */
export type DataName =
  | 'capacities'
  | 'dimensions'
  | 'fuel'
  | 'kinds'
  | 'loads'
  | 'numbers'
  | 'plan'
  | 'safety'
  | 'towing'
  | 'tyres'
  | 'wading'
  | 'warranty'
  | 'work'

type Condition = {
  /** Left out when no model has this trait. */
  readonly for?: Trait
}

export type WrittenLamp = Lamp & Condition

export type WrittenPassage = Condition &
  (
    | Extract<Passage, { kind: 'text' | 'warning' | 'note' | 'list' | 'steps' }>
    | { readonly kind: 'lamps'; readonly lamps: readonly WrittenLamp[] }
    | { readonly kind: 'data'; readonly data: DataName }
  )

/** A section as it is written, for every range. */
export type WrittenSection = Condition & {
  readonly title: string
  readonly passages: readonly WrittenPassage[]
  readonly terms?: readonly string[]
}

export type WrittenChapter = { readonly title: string; readonly sections: readonly WrittenSection[] }
