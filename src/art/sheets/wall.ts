import { element, formatNumber, rect, svgDocument } from '../core/svg.ts'
import type { ContactSheet } from './sheet.ts'

/** One drawing on a contact sheet. */
export interface Drawing {
  readonly name: string
  readonly svg: string
  /** Its own size, in drawing units: what gives its frame on the sheet its aspect ratio. */
  readonly width: number
  readonly height: number
  /** `#rrggbb` of the ground it is meant for, where it brings none of its own. */
  readonly ground?: string
}

const GAP = 20

/** A whole drawing as a part of another: the same root, with a place and a size. */
function hang(drawing: Drawing, x: number, y: number, width: number, height: number): string {
  const ground = drawing.ground ? rect({ x, y, width, height }, { fill: drawing.ground }) : ''
  const frame = ` x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}"`
  return ground + drawing.svg.replace('<svg', `<svg${frame}`)
}

/** Drawings side by side in rows of equal height, as many to a row as `columns` says. */
export function wall(
  name: string,
  drawings: readonly Drawing[],
  columns: number,
  width: number,
  ground = '#8a8a86',
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
      content += hang(drawing, x, y, across, height)
      x += across + GAP
    })
    y += height + GAP
  }
  const box = { x: 0, y: 0, width, height: Math.ceil(y) }
  const svg = svgDocument({
    viewBox: box,
    content: rect(box, { fill: ground }) + element('g', {}, content),
    attributes: { width: String(box.width), height: String(box.height) },
  })
  return { name, svg }
}
