import type { Browser } from '@playwright/test'
import type { Site } from '#tests/e2e/support/site.ts'

/** One line of the table: what was measured beside what it should be and what others reach. */
export type Figure = {
  readonly name: string
  readonly measured: string
  readonly goal: string
  readonly reference: string
  /** Whether the goal is reached; null when there is none, or nothing could be measured. */
  readonly reached: boolean | null
}

/** What measures share: the product started once, and a browser. Each is started when first asked for. */
export type Bench = {
  readonly site: () => Promise<Site>
  readonly browser: () => Promise<Browser>
  /** How many forms a measure of enquiries submits; its own number when not given. */
  readonly forms: number | undefined
}

/** Something that can be measured by its name: `npm run bench -- NAME`. */
export type Measure = { readonly name: string; readonly run: (bench: Bench) => Promise<Figure[]> }

/** The figure of a measure whose program the machine does not have. */
export function notMeasured(name: string, goal: string, reference: string, because: string): Figure {
  return { name, measured: because, goal, reference, reached: null }
}

/** Makes the figures of a measure that has goals and nothing to refer to; their names begin with its own. */
export function figureOf(measure: string) {
  return (name: string, measured: string, goal: string, reached: boolean): Figure => ({
    name: `${measure}: ${name}`,
    measured,
    goal,
    reference: '–',
    reached,
  })
}

const failure = 'failed: '

/** The figure of a measure that did not come to its end. */
export function failed(name: string, error: unknown): Figure {
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return { name, measured: failure + reason.slice(0, 200), goal: '–', reference: '–', reached: false }
}

/** Whether a measure did not come to its end. */
export function hasFailed({ measured }: Figure): boolean {
  return measured.startsWith(failure)
}

/** The two pages that weigh most, which figures of bytes and load are about. */
export const pages = { home: '/', vehicle: '/vehicles/hilux-double-cab' } as const

/** One page of every kind. */
export const pagesOfEveryKind = {
  ...pages,
  vehicles: '/vehicles',
  'racing home': '/gr',
  text: '/privacy-notice',
  FAQ: '/owners/help-and-support/trust-centre',
} as const

/** Bytes as the tables write them: KB of 1000 bytes. */
export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
