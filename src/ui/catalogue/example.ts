import type { ReactNode } from 'react'
import type { Surface } from '../layout/section.tsx'

/** A component in one state. */
export type Example = {
  readonly id: string
  readonly title: string
  readonly view: ReactNode
  /** Background; that of the page by default. */
  readonly surface?: Surface
  /** Extends to the edges of the window. */
  readonly fullWidth?: boolean
}

/** A component in all its states, for the catalogue and for tests. */
export type ExampleSet = {
  readonly id: string
  readonly title: string
  readonly examples: readonly Example[]
}
