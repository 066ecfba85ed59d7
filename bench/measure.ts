import type { Browser } from '@playwright/test'
import type { Site } from '#tests/e2e/support/site.ts'

/** One row of the table: the measured value, its goal, and what other products reach. */
export type Figure = {
  readonly name: string
  readonly measured: string
  readonly goal: string
  readonly reference: string
  /** Whether the goal is reached; null without a goal or when nothing could be measured. */
  readonly reached: boolean | null
}

/** Resources that measures share: one running site and one browser, both started on first use. */
export type Bench = {
  readonly site: () => Promise<Site>
  readonly browser: () => Promise<Browser>
  /** Number of forms to submit; undefined for the default of each measure. */
  readonly forms: number | undefined
}

/** A benchmark that can be run by name: `npm run bench -- NAME`. */
export type Measure = { readonly name: string; readonly run: (bench: Bench) => Promise<Figure[]> }

/** The figure of a measure whose program is not installed. */
export function skippedFigure(name: string, goal: string, reference: string, reason: string): Figure {
  return { name, measured: reason, goal, reference, reached: null }
}

/** Returns a factory for the figures of a measure without references; their names begin with the name of the measure. */
export function createFigureFactory(measure: string) {
  return (name: string, measured: string, goal: string, reached: boolean): Figure => ({
    name: `${measure}: ${name}`,
    measured,
    goal,
    reference: '–',
    reached,
  })
}

const failure = 'failed: '

/** The figure of a measure that threw an error. */
export function failedFigure(name: string, error: unknown): Figure {
  const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return { name, measured: failure + reason.slice(0, 200), goal: '–', reference: '–', reached: false }
}

/** Whether a figure reports an error. */
export function hasFailed({ measured }: Figure): boolean {
  return measured.startsWith(failure)
}

/** The two heaviest pages, used to measure bytes and load. */
export const pages = { home: '/', vehicle: '/vehicles/hilux-double-cab' } as const

/** One page of every kind. */
export const pagesOfEveryKind = {
  ...pages,
  vehicles: '/vehicles',
  'racing home': '/gr',
  text: '/privacy-notice',
  FAQ: '/owners/help-and-support/trust-centre',
} as const

/** Formats bytes in KB of 1000 bytes. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
