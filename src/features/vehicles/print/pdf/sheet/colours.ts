import type { ComparedModel } from '#features/vehicles/vehicles/index.ts'
import { drawDecoration, drawText, heightOf, ink, type PrintDocument, type TextBox } from '../document.ts'

const style = { font: 'text', size: 8.5 } as const
const radius = 5
const columns = 4
const rowHeight = 18

function drawSwatch(doc: PDFKit.PDFDocument, x: number, y: number, body: string, roof: string | null): void {
  doc.circle(x, y, radius).fill(body)
  if (roof) {
    doc
      .save()
      .rect(x, y - radius, radius, 2 * radius)
      .clip()
    doc.circle(x, y, radius).fill(roof).restore()
  }
  doc.circle(x, y, radius).lineWidth(0.5).strokeOpacity(0.4).stroke(ink).strokeOpacity(1)
}

/** Draws the colours of a model. Returns the height. */
export function drawColours(
  pdf: PrintDocument,
  colours: ComparedModel['colours'],
  { x, y, width }: TextBox,
): number {
  if (colours.length === 0) return 0
  const title = { font: 'display', size: 12 } as const
  const top = y + heightOf(pdf, 'Colours', title, width) + 6
  drawText(pdf, 'H2', 'Colours', title, { x, y, width })
  const columnWidth = width / columns
  colours.forEach(({ title: name, hex, roofHex }, index) => {
    const left = x + (index % columns) * columnWidth
    const lineTop = top + Math.floor(index / columns) * rowHeight
    drawDecoration(pdf, (doc) => drawSwatch(doc, left + radius, lineTop + radius + 0.5, hex, roofHex))
    drawText(pdf, 'P', name, style, {
      x: left + 2 * radius + 6,
      y: lineTop,
      width: columnWidth - 2 * radius - 12,
    })
  })
  return top - y + Math.ceil(colours.length / columns) * rowHeight + 4
}
