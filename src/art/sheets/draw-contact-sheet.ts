import { element, formatNumber, rect, svgDocument } from '../core/svg.ts'
import type { ContactSheet } from './sheet.ts'

/** One drawing on a contact sheet. */
export interface Drawing {
  readonly name: string
  readonly svg: string
  /** Size in drawing units, which sets its aspect ratio on the sheet. */
  readonly width: number
  readonly height: number
  /** `#rrggbb` of a background for a transparent drawing. */
  readonly background?: string
}

const GAP = 20

/** Nests a drawing in another by setting position and size on its root. */
function nest(drawing: Drawing, x: number, y: number, width: number, height: number): string {
  const background = drawing.background ? rect({ x, y, width, height }, { fill: drawing.background }) : ''
  const frame = ` x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}"`
  return background + drawing.svg.replace('<svg', `<svg${frame}`)
}

/** Arranges drawings in rows of `columns`; the drawings of one row have the same height. */
export function drawContactSheet(
  name: string,
  drawings: readonly Drawing[],
  columns: number,
  width: number,
  background = '#8a8a86',
): ContactSheet {
  let content = ''
  let y = GAP
  for (let from = 0; from < drawings.length; from += columns) {
    const row = drawings.slice(from, from + columns)
    const aspects = row.map((drawing) => drawing.width / drawing.height)
    const total = aspects.reduce((sum, aspect) => sum + aspect, 0)
    const missing = columns - row.length
    const mean = total / row.length
    const height = (width - GAP * (columns + 1)) / (total + missing * mean)
    let x = GAP
    row.forEach((drawing, index) => {
      const across = height * (aspects[index] ?? 1)
      content += nest(drawing, x, y, across, height)
      x += across + GAP
    })
    y += height + GAP
  }
  const box = { x: 0, y: 0, width, height: Math.ceil(y) }
  const svg = svgDocument({
    viewBox: box,
    content: rect(box, { fill: background }) + element('g', {}, content),
    attributes: { width: String(box.width), height: String(box.height) },
  })
  return { name, svg }
}
