import type { Canvas } from '../../../core/canvas.ts'
import type { Random } from '../../../core/random.ts'
import { circle, formatNumber, group, path } from '../../../core/svg.ts'

type Point = readonly [x: number, y: number]

const n = formatNumber

/** Wax on paper: the strokes of a child, who goes over every line twice. */
export interface Crayon {
  /** A line through points; closed when the last one is the first. */
  line(points: readonly Point[], colour: string, width?: number): string
  /** A ring that is not quite round. */
  ring(x: number, y: number, radius: number, colour: string, width?: number): string
  /** A zigzag that fills a shape, and leaves paper between its strokes. */
  fill(outline: string, box: readonly [number, number, number, number], colour: string): string
}

/** Takes crayons out of the box. */
export function createCrayon(canvas: Canvas, random: Random): Crayon {
  let shapes = 0
  const shaky = (value: number, by: number) => n(value + random.between(-by, by))
  const stroke = (data: string, colour: string, width: number, opacity: number) =>
    path(data, {
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-dasharray': `${n(random.between(30, 60))} 1 ${n(random.between(12, 30))} 1.6`,
    })
  const through = (points: readonly Point[], by: number): string =>
    points
      .map(([x, y], index) => {
        if (index === 0) return `M${shaky(x, by)} ${shaky(y, by)}`
        const [px, py] = points[index - 1] ?? [x, y]
        return `Q${shaky((px + x) / 2, by * 1.6)} ${shaky((py + y) / 2, by * 1.6)} ${shaky(x, by)} ${shaky(y, by)}`
      })
      .join('')
  const crayon: Crayon = {
    line: (points, colour, width = 8) =>
      stroke(through(points, 2), colour, width, 0.85) + stroke(through(points, 4), colour, width * 0.6, 0.6),
    ring: (x, y, radius, colour, width) =>
      crayon.line(
        Array.from({ length: 13 }, (_, k) => {
          const turn = (k / 12) * Math.PI * 2
          return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius] as const
        }),
        colour,
        width,
      ),
    fill(outline, [left, top, right, bottom], colour) {
      const clip = canvas.define(
        `wax${shapes++}`,
        (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
      )
      let data = `M${left} ${top}`
      for (let x = left; x < right + (bottom - top) * 0.4; x += 13)
        data += `L${shaky(x, 3)} ${shaky(top - 6, 5)}L${shaky(x - (bottom - top) * 0.4, 3)} ${shaky(bottom + 6, 5)}`
      return group(
        { 'clip-path': clip },
        path(outline, { fill: colour, 'fill-opacity': 0.18 }) + stroke(data, colour, 9, 0.6),
      )
    },
  }
  return crayon
}

/** A smiling sun in a corner, with rays. */
export function sunny(crayon: Crayon, x: number, y: number): string {
  const rays = Array.from({ length: 11 }, (_, k) => {
    const turn = (k / 11) * Math.PI * 2
    const at = (reach: number) => [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const
    return crayon.line([at(84), at(k % 2 ? 118 : 132)], '#F2A516', 8)
  })
  const disc = `M${x - 66} ${y}a66 66 0 1 1 132 0a66 66 0 1 1 -132 0Z`
  return (
    rays.join('') +
    crayon.fill(disc, [x - 70, y - 70, x + 70, y + 70], '#F7C52B') +
    crayon.ring(x, y, 66, '#F2A516', 7) +
    circle(x - 20, y - 12, 6, { fill: '#5A3A12' }) +
    circle(x + 20, y - 12, 6, { fill: '#5A3A12' }) +
    crayon.line(
      [
        [x - 26, y + 16],
        [x, y + 32],
        [x + 26, y + 16],
      ],
      '#C0392B',
      5,
    )
  )
}

/** A wheel with a flower for its spokes. */
export function flowerWheel(crayon: Crayon, x: number, y: number, petal: string): string {
  const petals = Array.from({ length: 6 }, (_, k) => {
    const turn = (k / 6) * Math.PI * 2
    return crayon.ring(x + Math.cos(turn) * 24, y + Math.sin(turn) * 24, 12, petal, 6)
  })
  return (
    circle(x, y, 58, { fill: '#F7F3E8' }) +
    crayon.ring(x, y, 56, '#2B2B33', 13) +
    petals.join('') +
    crayon.ring(x, y, 7, '#F2A516', 8)
  )
}
