import type { Sheet } from '../../sheet.ts'
import {
  drawDecoration,
  drawText,
  heightOf,
  ink,
  ink2,
  margin,
  type PrintDocument,
  raised,
  toDataUrl,
  writeText,
} from '../document.ts'
import { drawHeader } from '../header.ts'
import { drawPrice } from '../price.ts'
import { drawQrCode } from '../qr.ts'
import { drawGroup, type Flow } from '../table.ts'

const pictureHeight = 74
const qrEdge = 92
const name = { font: 'strong', size: 10 } as const

/**
 * Draws the model names above the columns on every page, with pictures and prices on the first. Returns the y position
 * below.
 */
function drawColumnHeaders(
  pdf: PrintDocument,
  { view }: Sheet,
  top: number,
  pictures: readonly (Buffer | null)[] | null,
): number {
  const labelWidth = pdf.width * 0.2
  const width = (pdf.width - labelWidth) / view.models.length
  const heights = view.models.map((model, index) => {
    const cell = { x: margin + labelWidth + index * width, y: top, width: width - 10 }
    const picture = pictures?.[index]
    if (picture) {
      drawDecoration(pdf, (doc) => doc.rect(cell.x, top, cell.width, pictureHeight).fill(raised))
      pdf.root.add(
        pdf.doc.struct('Figure', { alt: `${model.name}, from the side` }, () =>
          pdf.doc.image(toDataUrl(picture), cell.x + 8, top + 6, {
            fit: [cell.width - 16, pictureHeight - 10],
            align: 'center',
            valign: 'bottom',
          }),
        ),
      )
    }
    const nameBox = { ...cell, y: top + (picture ? pictureHeight + 8 : 0) }
    const height = heightOf(pdf, model.name, name, nameBox.width)
    // Screen readers read the name only on the first page.
    if (pictures) drawText(pdf, 'P', model.name, name, nameBox)
    else drawDecoration(pdf, () => writeText(pdf, model.name, name, nameBox))
    const priceBox = { ...nameBox, y: nameBox.y + height + 1 }
    const price = { font: 'display', size: pictures ? 13 : 10 } as const
    const priceHeight = view.showsPrices && pictures ? drawPrice(pdf, model, price, priceBox) : 0
    return priceBox.y + priceHeight - top
  })
  const bottom = top + Math.max(...heights) + 6
  drawDecoration(pdf, (doc) =>
    doc
      .moveTo(margin, bottom)
      .lineTo(margin + pdf.width, bottom)
      .lineWidth(1.2)
      .stroke(ink),
  )
  return bottom
}

/** Draws models side by side, line by line, with differences in bold. */
export function drawComparisonSheet(pdf: PrintDocument, sheet: Sheet, pictures: readonly (Buffer | null)[]) {
  const { view, address } = sheet
  let y = drawHeader(pdf, sheet, 'Models compared')
  const title = `Compare the ${view.range.name}`
  y += drawText(pdf, 'H1', title, { font: 'display', size: 22 }, { x: margin, y, width: pdf.width }) + 12
  const labelWidth = pdf.width * 0.2
  drawQrCode(pdf, address, { x: margin - 4, y: y - 4, edge: qrEdge })
  const hint = 'What differs is set in bold.'
  const small = { font: 'text', size: 8, colour: ink2 } as const
  const headersEnd = drawColumnHeaders(pdf, sheet, y, pictures)
  const hintBox = { x: margin, y: y + qrEdge + 8, width: labelWidth - 10 }
  const hintEnd = hintBox.y + heightOf(pdf, hint, small, hintBox.width)
  drawText(pdf, 'P', hint, small, hintBox)
  const flow: Flow = {
    x: margin,
    y: Math.max(headersEnd, hintEnd),
    width: pdf.width,
    ensureSpace(height) {
      if (this.y + height <= pdf.bottom) return
      pdf.doc.addPage()
      this.y = drawColumnHeaders(pdf, sheet, margin, null)
    },
  }
  for (const group of view.table) drawGroup(pdf, flow, group)
}
