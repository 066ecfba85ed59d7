import type { Parts, ValueOf } from './part.ts'
import { samplesOf } from './samples.ts'

/** What a family's drawings are made from. */
export type ValuesOf<Segments extends Parts, Options extends Parts> = {
  readonly [Name in keyof Segments]: ValueOf<Segments[Name]>
} & { readonly [Name in keyof Options]?: ValueOf<Options[Name]> }

/** Width and height in the drawing's own units. */
export type Size = { readonly width: number; readonly height: number }

/** A kind of drawing: how it is addressed and how it is drawn. */
export interface Family<Values> {
  /** @throws RangeError for a value no address can carry. */
  path(values: Values): string[]
  /** Reads a path back; undefined for anything that is not exactly one that `path` would write. */
  parse(path: readonly string[]): Values | undefined
  /** A whole `<svg>` that shows its colours by itself, because nothing around a file can set them. */
  draw(values: Values): string
  size(values: Values): Size
  /** Drawings that between them use everything the family draws with. */
  readonly samples: readonly Values[]
}

export type FamilyDefinition<Segments extends Parts, Options extends Parts> = {
  /** Always there, in this order. */
  readonly segments: Segments
  /** Each may follow, in this order, as `name-value`. */
  readonly options?: Options
  /** Segments of which every combination is a drawing of its own kind. */
  readonly crossed?: readonly (keyof Segments & string)[]
  draw(values: ValuesOf<Segments, Options>): string
  size(values: ValuesOf<Segments, Options>): Size
}

type Loose = Readonly<Record<string, unknown>>

function writePath(segments: Parts, options: Parts, values: Loose): string[] {
  const always = Object.entries(segments).map(([name, part]) => part.write(values[name]))
  const chosen = Object.entries(options)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, part]) => `${name}-${part.write(values[name])}`)
  return [...always, ...chosen]
}

function readPath(segments: Parts, options: Parts, path: readonly string[]): Loose | undefined {
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

/** A family from its parts: paths, their reading and the samples follow from them. */
export function defineFamily<Segments extends Parts, Options extends Parts = Record<never, never>>(
  definition: FamilyDefinition<Segments, Options>,
): Family<ValuesOf<Segments, Options>> {
  type Values = ValuesOf<Segments, Options>
  const { segments, crossed = [] } = definition
  const options: Parts = definition.options ?? {}
  return {
    path: (values) => writePath(segments, options, values),
    // Every part was read by the one that is declared under its name, which gives it that name's type.
    parse: (path) => readPath(segments, options, path) as Values | undefined,
    draw: (values) => definition.draw(values),
    size: (values) => definition.size(values),
    samples: samplesOf(segments, options, crossed) as readonly Values[],
  }
}
