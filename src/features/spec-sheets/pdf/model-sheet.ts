import type { ComparedModel } from '#features/vehicles/index.ts'
import type { Sheet } from '../sheet.ts'
import { drawColours } from './colours.ts'
import { drawFigures } from './figures.ts'
import { drawHead } from './head.ts'
import { decorate, ink2, margin, type Paper, pixels, raised, say } from './paper.ts'
import { drawPrice } from './price.ts'
import { drawQrCode } from './qr.ts'
import { drawGroup, type Flow } from './table.ts'

const gutter = 24
const pictureHeight = 176
const qrEdge = 84

/** Two columns on each sheet, the first of them from where the opening ends. */
function columns(paper: Paper, top: number): Flow {
  const width = (paper.width - gutter) / 2
  let first = top
  return {
    x: margin,
    y: top,
    width,
    room(height) {
      if (this.y + height <= paper.bottom) return
      if (this.x === margin) this.x = margin + width + gutter
      else {
        paper.doc.addPage()
        first = margin
        this.x = margin
      }
      this.y = first
    },
  }
}

/** The car on its ground, its length three quarters of the sheet's width. */
function drawPicture(paper: Paper, top: number, name: string, picture: Buffer | null): number {
  if (!picture) return 0
  const fit: [number, number] = [paper.width * 0.75, pictureHeight - 24]
  decorate(paper, (doc) => doc.rect(margin, top, paper.width, pictureHeight).fill(raised))
  paper.root.add(
    paper.doc.struct('Figure', { alt: `${name}, from the side` }, () =>
      paper.doc.image(pixels(picture), margin + paper.width * 0.125, top + 12, {
        fit,
        align: 'center',
        valign: 'bottom',
      }),
    ),
  )
  return pictureHeight + 16
}

/** One model: what it looks like and costs, and everything that is known of it. */
export function drawModelSheet(paper: Paper, sheet: Sheet, model: ComparedModel, picture: Buffer | null) {
  const { view, address } = sheet
  const beside = paper.width - qrEdge - gutter
  let y = drawHead(paper, sheet, 'Specification sheet')
  y += say(paper, 'H1', model.name, { font: 'display', size: 24 }, { x: margin, y, width: paper.width }) + 2
  const kind = `${view.range.brand} ${view.range.name}, ${model.grade}`
  y +=
    say(paper, 'P', kind, { font: 'text', size: 10, colour: ink2 }, { x: margin, y, width: paper.width }) + 12
  y += drawPicture(paper, y, model.name, picture)
  drawQrCode(paper, address, { x: margin + paper.width - qrEdge, y: y - 6, edge: qrEdge })
  const foot = y + qrEdge + 10
  if (view.showsPrices) {
    y += drawPrice(paper, model, { font: 'display', size: 22 }, { x: margin, y, width: beside }) + 2
    const note = { font: 'text', size: 8, colour: ink2 } as const
    y += say(paper, 'P', 'Recommended retail price, VAT included', note, { x: margin, y, width: beside }) + 10
  }
  y += drawFigures(paper, model.figures, { x: margin, y, width: beside }) + 10
  y = Math.max(y, foot)
  y += drawColours(paper, model.colours, { x: margin, y, width: paper.width })
  const flow = columns(paper, y)
  for (const group of view.table) drawGroup(paper, flow, group)
}
