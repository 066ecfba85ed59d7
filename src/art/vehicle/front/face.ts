import { rect } from '../../core/svg.ts'
import type { FrontContext } from './context.ts'
import type { FrontOpening, GrillePattern } from './front-design.ts'
import { bothSidesPathData, drawMirrored, drawOnBothSides, mirroredPathData } from './mirrored.ts'
import { drawPlate } from './plate.ts'

const frames = { chrome: '#cfd5da', gloss: '#15181b', plastic: '#2a2d30', silver: '#9ea4a9' }

/** Grille and air intakes, the emblem, bright strips and the number plate. */
export function drawFace(context: FrontContext): string {
  const { design } = context
  return (
    design.openings.map((opening, index) => drawOpening(context, opening, index)).join('') +
    (design.chrome ?? [])
      .map((strip) =>
        drawOnBothSides(strip, {
          fill: 'none',
          stroke: '#dfe4e8',
          'stroke-width': 1.6,
          'stroke-linecap': 'round',
        }),
      )
      .join('') +
    drawScoop(context) +
    drawEmblem(context) +
    drawPlate(context)
  )
}

function drawOpening(context: FrontContext, opening: FrontOpening, index: number): string {
  const { canvas } = context
  const shape = opening.apart ? drawOnBothSides : drawMirrored
  const data = opening.apart ? bothSidesPathData(opening.d) : mirroredPathData(opening.d)
  const fill = canvas.linear(
    'opening',
    [
      [0, '#050606'],
      [1, '#1b1d1f'],
    ],
    { x2: 0, y2: 1 },
  )
  const clip = canvas.clip(`opening${index}`, `<path d="${data}"/>`)
  const frame = opening.frame
    ? shape(opening.d, {
        fill: 'none',
        stroke: frames[opening.frame],
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      })
    : ''
  return (
    frame +
    shape(opening.d, { fill, stroke: '#050606', 'stroke-width': 0.8 }) +
    `<g clip-path="${clip}">${drawPattern(context, opening.pattern)}${drawDepth(data)}</g>`
  )
}

/** The shade of an opening's edge inside it, and the light on its lower lip. */
function drawDepth(data: string): string {
  const edge = (shift: number, stroke: string, width: number, opacity: number) =>
    `<path d="${data}" transform="translate(0 ${shift})" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  return edge(1, '#000', 5, 0.5) + edge(-0.6, '#8d969d', 0.8, 0.35)
}

function drawPattern({ canvas, design }: FrontContext, pattern: GrillePattern): string {
  const half = design.measures.width / 2
  const area = {
    x: -half,
    y: -design.measures.height * 0.75,
    width: 2 * half,
    height: design.measures.height * 0.6,
  }
  if (pattern === 'plain') return ''
  const tile: Readonly<Record<Exclude<GrillePattern, 'plain'>, string>> = {
    bars: tileOf(
      20,
      6.4,
      '<path d="M0 3H20" stroke="#3f4448" stroke-width="1.3"/><path d="M0 2.2H20" stroke="#9aa0a5" stroke-opacity=".4" stroke-width=".4"/>',
    ),
    slats: tileOf(
      20,
      3.4,
      '<path d="M0 1.7H20" stroke="#34383c" stroke-width="1"/><path d="M0 1.1H20" stroke="#9aa0a5" stroke-opacity=".3" stroke-width=".35"/>',
    ),
    mesh: tileOf(
      5,
      4.2,
      '<path d="M0 0L2.5 2.1L5 0M0 4.2L2.5 2.1L5 4.2" fill="none" stroke="#4a5055" stroke-width=".8"/>',
    ),
  }
  const fill = canvas.define(pattern, (id) => tile[pattern].replace('ID', id))
  return rect(area, { fill })
}

function tileOf(width: number, height: number, content: string): string {
  return `<pattern id="ID" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>`
}

/** A plain bar with rounded ends in place of a maker's badge. */
function drawEmblem({ design }: FrontContext): string {
  const { height, width } = design.emblem
  const tall = width * 0.36
  return (
    rect(
      { x: -width / 2, y: -height - tall / 2, width, height: tall },
      { rx: tall / 2, fill: '#cfd4d8', stroke: '#0b0d0f', 'stroke-width': 0.6 },
    ) +
    rect(
      { x: -width / 2 + 1.4, y: -height - tall / 2 + 1.2, width: width - 2.8, height: tall * 0.3 },
      { rx: tall * 0.15, fill: '#fff' },
    )
  )
}

function drawScoop({ design }: FrontContext): string {
  return design.scoop
    ? drawMirrored(design.scoop, { fill: '#0b0c0d', stroke: '#000', 'stroke-width': 0.6 })
    : ''
}
