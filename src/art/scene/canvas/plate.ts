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
 * The definitions of one drawing, named by their content: layers that ask for the same gradient share
 * it. Every id carries the instance's prefix, so any number of drawings can stand on one page.
 */
export interface Plate {
  /** A linear gradient as `url(#…)`; without an axis it runs down the painted object's own box. */
  linear(stops: readonly Stop[], axis?: Axis | 'across' | 'down'): string
  /** A radial gradient over the painted object's own box as `url(#…)`. */
  radial(stops: readonly Stop[], centre?: { cx: number; cy: number; r: number }): string
  /** Any other definition; `key` tells it apart. Returns its `url(#…)`. */
  define(key: string, element: (id: string) => string): string
  /** A shape to be placed by `<use>`: returns the `#…` to refer to. */
  reuse(key: string, element: (id: string) => string): string
  /** Adopts definitions made elsewhere (a vehicle's own). */
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

/** Starts an empty plate whose ids all begin with `idPrefix`. @throws RangeError for no valid prefix. */
export function createPlate(idPrefix: string): Plate {
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
