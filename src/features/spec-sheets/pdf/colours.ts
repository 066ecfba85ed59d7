import type { ComparedModel } from '#features/vehicles/index.ts'
import { decorate, heightOf, ink, type Paper, type Place, say } from './paper.ts'

const style = { font: 'text', size: 8.5 } as const
const radius = 5
const across = 4
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

/** The paints of a model. Returns how high they are. */
export function drawColours(paper: Paper, colours: ComparedModel['colours'], { x, y, width }: Place): number {
  if (colours.length === 0) return 0
  const title = { font: 'display', size: 12 } as const
  const top = y + heightOf(paper, 'Colours', title, width) + 6
  say(paper, 'H2', 'Colours', title, { x, y, width })
  const column = width / across
  colours.forEach(({ title: name, hex, roofHex }, index) => {
    const left = x + (index % across) * column
    const line = top + Math.floor(index / across) * rowHeight
    decorate(paper, (doc) => drawSwatch(doc, left + radius, line + radius + 0.5, hex, roofHex))
    say(paper, 'P', name, style, { x: left + 2 * radius + 6, y: line, width: column - 2 * radius - 12 })
  })
  return top - y + Math.ceil(colours.length / across) * rowHeight + 4
}
