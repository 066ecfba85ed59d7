import type { ComparedModel } from '#features/vehicles/vehicles/index.ts'
import type { Sheet } from '../../sheet.ts'
import {
  drawDecoration,
  drawText,
  heightOf,
  ink2,
  margin,
  type PrintDocument,
  raised,
  type TextBox,
  toDataUrl,
} from '../document.ts'
import { drawHeader } from '../header.ts'
import { drawPrice } from '../price.ts'
import { drawQrCode } from '../qr.ts'
import { drawGroup, type Flow } from '../table.ts'
import { drawColours } from './colours.ts'

const large = { font: 'display', size: 17 } as const
const small = { font: 'text', size: 8, colour: ink2 } as const

/** Draws up to four figures in a row, each with its label below. Returns the height. */
function drawFigures(pdf: PrintDocument, figures: ComparedModel['figures'], area: TextBox): number {
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

const gutter = 24
const pictureHeight = 176
const qrEdge = 84

/** Flows content through two columns a page; on the first page they begin below `top`. */
function createColumns(pdf: PrintDocument, top: number): Flow {
  const width = (pdf.width - gutter) / 2
  let columnTop = top
  return {
    x: margin,
    y: top,
    width,
    ensureSpace(height) {
      if (this.y + height <= pdf.bottom) return
      if (this.x === margin) this.x = margin + width + gutter
      else {
        pdf.doc.addPage()
        columnTop = margin
        this.x = margin
      }
      this.y = columnTop
    },
  }
}

/** Draws the picture of the model at three quarters of the page width. Returns the height. */
function drawPicture(pdf: PrintDocument, top: number, name: string, picture: Buffer | null): number {
  if (!picture) return 0
  const fit: [number, number] = [pdf.width * 0.75, pictureHeight - 24]
  drawDecoration(pdf, (doc) => doc.rect(margin, top, pdf.width, pictureHeight).fill(raised))
  pdf.root.add(
    pdf.doc.struct('Figure', { alt: `${name}, from the side` }, () =>
      pdf.doc.image(toDataUrl(picture), margin + pdf.width * 0.125, top + 12, {
        fit,
        align: 'center',
        valign: 'bottom',
      }),
    ),
  )
  return pictureHeight + 16
}

/** Draws one model: picture, price, figures, colours and specifications. */
export function drawModelSheet(
  pdf: PrintDocument,
  sheet: Sheet,
  model: ComparedModel,
  picture: Buffer | null,
) {
  const { view, address } = sheet
  const textWidth = pdf.width - qrEdge - gutter
  let y = drawHeader(pdf, sheet, 'Specification sheet')
  y += drawText(pdf, 'H1', model.name, { font: 'display', size: 24 }, { x: margin, y, width: pdf.width }) + 2
  const kind = `${view.range.brand} ${view.range.name}, ${model.grade}`
  y +=
    drawText(pdf, 'P', kind, { font: 'text', size: 10, colour: ink2 }, { x: margin, y, width: pdf.width }) +
    12
  y += drawPicture(pdf, y, model.name, picture)
  drawQrCode(pdf, address, { x: margin + pdf.width - qrEdge, y: y - 6, edge: qrEdge })
  const qrBottom = y + qrEdge + 10
  if (view.showsPrices) {
    y += drawPrice(pdf, model, { font: 'display', size: 22 }, { x: margin, y, width: textWidth }) + 2
    const note = { font: 'text', size: 8, colour: ink2 } as const
    y +=
      drawText(pdf, 'P', 'Recommended retail price, VAT included', note, { x: margin, y, width: textWidth }) +
      10
  }
  y += drawFigures(pdf, model.figures, { x: margin, y, width: textWidth }) + 10
  y = Math.max(y, qrBottom)
  y += drawColours(pdf, model.colours, { x: margin, y, width: pdf.width })
  const flow = createColumns(pdf, y)
  for (const group of view.table) drawGroup(pdf, flow, group)
}
