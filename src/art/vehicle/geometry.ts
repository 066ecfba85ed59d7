import type { Attributes } from '../core/svg.ts'
import { formatNumber, path } from '../core/svg.ts'

/**
 * A path of a master drawing: absolute M, L, C, Q and Z only, in centimetres, x from the nose towards the tail, the
 * second number of each pair the height above the ground.
 */
export type MasterPath = string

const number = /-?\d*\.?\d+/g

/**
 * Cache of converted paths; without it, conversion would be most of a drawing's cost. Its size is bounded, because paths
 * come only from the data of the ranges, never from request parameters.
 */
const written = new Map<MasterPath, string>()

/** Converts a master path to SVG path data: the ground is y = 0, so a height of 40 cm is y = -40. */
export function toPathData(master: MasterPath): string {
  let data = written.get(master)
  if (data === undefined) {
    data = write(master)
    written.set(master, data)
  }
  return data
}

function write(master: MasterPath): string {
  let index = 0
  return master
    .replace(number, (text) => formatNumber(index++ % 2 === 0 ? Number(text) : -Number(text)))
    .replace(/\s*([MLCQZ])\s*/g, '$1')
    .replace(/ -/g, '-')
}

/** A path element from a master path. */
export function draw(master: MasterPath, attributes: Attributes): string {
  return path(toPathData(master), attributes)
}

/** An unfilled line along a master path. */
export function line(master: MasterPath, stroke: string, width: number, attributes: Attributes = {}): string {
  return draw(master, { fill: 'none', stroke, 'stroke-width': width, ...attributes })
}

/** The first point of a master path. @throws RangeError when it does not begin with `M x h`. */
export function startOf(master: MasterPath): readonly [x: number, height: number] {
  const match = /^\s*M\s*(-?[\d.]+)\s+(-?[\d.]+)/.exec(master)
  if (!match) throw new RangeError(`Path without a start: ${master.slice(0, 40)}`)
  return [Number(match[1]), Number(match[2])]
}
