import type { Attributes } from './svg.ts'
import { element, formatNumber } from './svg.ts'

/** Offset 0–1, colour, and opacity when not full. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** The ids of one drawing. Drawings with different prefixes never share an id. */
export interface Ids {
  readonly prefix: string
  /** The id itself, for `id="…"`. */
  id(name: string): string
  /** The reference, for `fill="url(#…)"`. */
  url(name: string): string
}

/** Collects the definitions (gradients, clips, filters) of one drawing while its parts are drawn. */
export interface Canvas extends Ids {
  /** Adds a definition once; the same name again is ignored. Returns its `url(#…)`. */
  define(name: string, markup: (id: string) => string): string
  /** From left to right unless the attributes set another axis. */
  linear(name: string, stops: readonly Stop[], attributes?: Attributes): string
  /** Between two y coordinates, in user units. */
  vertical(name: string, y1: number, y2: number, stops: readonly Stop[]): string
  /** Between two x coordinates, in user units. */
  horizontal(name: string, x1: number, x2: number, stops: readonly Stop[]): string
  radial(name: string, stops: readonly Stop[], attributes?: Attributes): string
  clip(name: string, shapes: string): string
  /** Everything defined so far, for `<defs>`. */
  definitions(): string
}

const prefixPattern = /^[a-z][\w-]*$/i

/** @throws RangeError unless the prefix can begin an id (letters, digits, `-`, `_`; a letter first). */
export function createIds(prefix: string): Ids {
  if (!prefixPattern.test(prefix)) throw new RangeError(`Not an id prefix: ${prefix}`)
  return { prefix, id: (name) => `${prefix}-${name}`, url: (name) => `url(#${prefix}-${name})` }
}

/** @throws RangeError as {@link createIds}. */
export function createCanvas(prefix: string): Canvas {
  const ids = createIds(prefix)
  const definitions = new Map<string, string>()
  const define: Canvas['define'] = (name, markup) => {
    if (!definitions.has(name)) definitions.set(name, markup(ids.id(name)))
    return ids.url(name)
  }
  const gradient = (kind: string) => (name: string, stops: readonly Stop[], attributes: Attributes) =>
    define(name, (id) => element(kind, { id, ...attributes }, formatStops(stops)))
  const linear = gradient('linearGradient')
  const radial = gradient('radialGradient')
  const userSpace = (x1: number, y1: number, x2: number, y2: number) => ({
    gradientUnits: 'userSpaceOnUse',
    x1: formatNumber(x1),
    y1: formatNumber(y1),
    x2: formatNumber(x2),
    y2: formatNumber(y2),
  })
  return {
    ...ids,
    define,
    linear: (name, stops, attributes = {}) => linear(name, stops, attributes),
    vertical: (name, y1, y2, stops) => linear(name, stops, userSpace(0, y1, 0, y2)),
    horizontal: (name, x1, x2, stops) => linear(name, stops, userSpace(x1, 0, x2, 0)),
    radial: (name, stops, attributes = {}) => radial(name, stops, attributes),
    clip: (name, shapes) => define(name, (id) => element('clipPath', { id }, shapes)),
    definitions: () => [...definitions.values()].join(''),
  }
}

function formatStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset: offset || undefined, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .join('')
}
