import type { ReactNode } from 'react'
import type { Ground } from '../layout/section.tsx'

/** A component in one of its states. */
export type Example = {
  readonly id: string
  readonly title: string
  readonly view: ReactNode
  /** What it stands on; the page's own ground when not given. */
  readonly ground?: Ground
  /** It runs from edge to edge. */
  readonly fullWidth?: boolean
}

/** A component in all its states: what the catalogue shows and the tests go through. */
export type ExampleSet = {
  readonly id: string
  readonly title: string
  readonly examples: readonly Example[]
}
