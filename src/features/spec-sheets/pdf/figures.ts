import type { ComparedModel } from '#features/vehicles/index.ts'
import { drawText, heightOf, ink2, type PrintDocument, type TextBox } from './document.ts'

const large = { font: 'display', size: 17 } as const
const small = { font: 'text', size: 8, colour: ink2 } as const

/** Draws up to four figures in a row, each with its label below. Returns the height. */
export function drawFigures(pdf: PrintDocument, figures: ComparedModel['figures'], area: TextBox): number {
  const displayed = figures.slice(0, 4)
  const width = area.width / Math.max(displayed.length, 1)
  const heights = displayed.map(({ label, value, unit }, index) => {
    const figure = unit ? `${value} ${unit}` : value
    const box = { ...area, x: area.x + index * width, width: width - 10 }
    const figureHeight = heightOf(pdf, figure, large, box.width)
    drawText(pdf, 'P', figure, large, box)
    return figureHeight + drawText(pdf, 'P', label, small, { ...box, y: box.y + figureHeight })
  })
  return Math.max(0, ...heights)
}
