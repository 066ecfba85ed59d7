import type { Parts, ValueOf } from './part.ts'
import { samplesOf } from './samples.ts'

/** The values that describe one drawing of a family. */
export type ValuesOf<Segments extends Parts, Options extends Parts> = {
  readonly [Name in keyof Segments]: ValueOf<Segments[Name]>
} & { readonly [Name in keyof Options]?: ValueOf<Options[Name]> }

/** Width and height in the drawing's own units. */
export type Size = { readonly width: number; readonly height: number }

/** A kind of drawing: its addresses and its size. `svg.ts` draws it. */
export interface Family<Values> {
  /** @throws RangeError for a value an address cannot carry. */
  path(values: Values): string[]
  /** Parses a path; undefined unless `path` would write exactly this one. */
  parse(path: readonly string[]): Values | undefined
  size(values: Values): Size
  /** Drawings that together cover every part the family can draw. */
  readonly samples: readonly Values[]
}

export type FamilyDefinition<Segments extends Parts, Options extends Parts> = {
  /** Required, in this order. */
  readonly segments: Segments
  /** Optional, after the segments and in this order, as `name-value`. */
  readonly options?: Options
  /** Segments of which the samples cover every combination. */
  readonly crossed?: readonly (keyof Segments & string)[]
  size(values: ValuesOf<Segments, Options>): Size
}

type Values = Readonly<Record<string, unknown>>

function writePath(segments: Parts, options: Parts, values: Values): string[] {
  const required = Object.entries(segments).map(([name, part]) => part.write(values[name]))
  const optional = Object.entries(options)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, part]) => `${name}-${part.write(values[name])}`)
  return [...required, ...optional]
}

function readPath(segments: Parts, options: Parts, path: readonly string[]): Values | undefined {
  const rest = [...path]
  const values: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(segments)) {
    const value = part.read(rest.shift() ?? '')
    if (value === undefined) return undefined
    values[name] = value
  }
  for (const [name, part] of Object.entries(options)) {
    if (!rest[0]?.startsWith(`${name}-`)) continue
    const value = part.read(rest.shift()?.slice(name.length + 1) ?? '')
    if (value === undefined) return undefined
    values[name] = value
  }
  return rest.length === 0 ? values : undefined
}

/** Defines a family; writing and parsing paths and the samples are derived from its parts. */
export function defineFamily<Segments extends Parts, Options extends Parts = Record<never, never>>(
  definition: FamilyDefinition<Segments, Options>,
): Family<ValuesOf<Segments, Options>> {
  const { segments, crossed = [] } = definition
  const options: Parts = definition.options ?? {}
  return {
    path: (values) => writePath(segments, options, values),
    // Each value was read by the part declared under its name, so it has that part's type.
    parse: (path) => readPath(segments, options, path) as ValuesOf<Segments, Options> | undefined,
    size: (values) => definition.size(values),
    samples: samplesOf(segments, options, crossed) as readonly ValuesOf<Segments, Options>[],
  }
}
