import { createCanvas, type Stop } from '../../core/canvas.ts'
import { formatNumber } from '../../core/svg.ts'

export type { Stop }

/** A straight gradient axis in the drawing's own units. */
export interface Axis {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/**
 * Collects the `<defs>` of one drawing. Layers that need the same gradient share it. Every id begins with the drawing's
 * prefix, so a page can contain several drawings.
 */
export interface Defs {
  /** A linear gradient as `url(#…)`; without an axis it runs down the painted object's own box. */
  linear(stops: readonly Stop[], axis?: Axis | 'across' | 'down'): string
  /** A radial gradient over the painted object's own box as `url(#…)`. */
  radial(stops: readonly Stop[], centre?: { cx: number; cy: number; r: number }): string
  /** Any other definition, identified by `key`. Returns its `url(#…)`. */
  define(key: string, element: (id: string) => string): string
  /** A shape for `<use>`. Returns its `#…` reference. */
  reuse(key: string, element: (id: string) => string): string
  /** Adds the markup of definitions created elsewhere, such as a vehicle's. */
  adopt(markup: string): void
  /** Everything collected so far, without the surrounding `<defs>`. */
  definitions(): string
}

const axisAttributes = (axis: Axis | 'across' | 'down'): Readonly<Record<string, string>> => {
  if (axis === 'across') return {}
  if (axis === 'down') return { x2: '0', y2: '1' }
  return {
    gradientUnits: 'userSpaceOnUse',
    x1: formatNumber(axis.x1),
    y1: formatNumber(axis.y1),
    x2: formatNumber(axis.x2),
    y2: formatNumber(axis.y2),
  }
}

/** Creates an empty collection whose ids begin with `idPrefix`. @throws RangeError for an invalid prefix. */
export function createDefs(idPrefix: string): Defs {
  const canvas = createCanvas(idPrefix)
  const names = new Map<string, string>()
  const adopted: string[] = []
  const nameOf = (key: string): string => {
    const known = names.get(key)
    if (known !== undefined) return known
    const name = names.size.toString(36)
    names.set(key, name)
    return name
  }
  return {
    linear(stops, axis = 'down') {
      const attributes = axisAttributes(axis)
      return canvas.linear(nameOf(`l${JSON.stringify([attributes, stops])}`), stops, attributes)
    },
    radial(stops, centre) {
      return canvas.radial(nameOf(`r${JSON.stringify([centre, stops])}`), stops, { ...centre })
    },
    define: (key, element) => canvas.define(nameOf(`d${key}`), element),
    reuse(key, element) {
      const name = nameOf(`u${key}`)
      canvas.define(name, element)
      return `#${canvas.id(name)}`
    },
    adopt: (markup) => void adopted.push(markup),
    definitions: () => canvas.definitions() + adopted.join(''),
  }
}
