import {
  drawDecoration,
  drawHeader,
  drawQrCode,
  drawText,
  ink2,
  margin,
  type PrintDocument,
  raised,
  type TextStyle,
  toDataUrl,
} from '#features/vehicles/print/server.ts'
import type { Manual } from '../manual.ts'

const pictureHeight = 230
const qrEdge = 84
const titleStyle: TextStyle = { font: 'display', size: 34 }
const subtitleStyle: TextStyle = { font: 'text', size: 13, colour: ink2 }
const labelStyle: TextStyle = { font: 'strong', size: 9.5 }
const textStyle: TextStyle = { font: 'text', size: 9.5 }
const numberStyle: TextStyle = { font: 'display', size: 20 }

function drawPicture(pdf: PrintDocument, top: number, name: string, picture: Buffer): number {
  drawDecoration(pdf, (doc) => doc.rect(margin, top, pdf.width, pictureHeight).fill(raised))
  const fit: [number, number] = [pdf.width * 0.8, pictureHeight - 40]
  pdf.root.add(
    pdf.doc.struct('Figure', { alt: `${name}, from the side` }, () =>
      pdf.doc.image(toDataUrl(picture), margin + pdf.width * 0.1, top + 20, {
        fit,
        align: 'center',
        valign: 'bottom',
      }),
    ),
  )
  return pictureHeight
}

/** Draws the first page: the vehicle, the number to call, the models, and where the newest edition is. */
export function drawCover(pdf: PrintDocument, manual: Manual, picture: Buffer | null): void {
  const full = (y: number) => ({ x: margin, y, width: pdf.width })
  let y = drawHeader(pdf, { siteName: manual.siteName, dealerName: null }, 'Owner’s manual') + 24
  y += drawText(pdf, 'H1', `${manual.brand} ${manual.rangeName}`, titleStyle, full(y)) + 4
  y += drawText(pdf, 'P', 'Owner’s manual', subtitleStyle, full(y)) + 22
  if (picture) y += drawPicture(pdf, y, manual.rangeName, picture) + 26
  const width = pdf.width - qrEdge - 30
  if (manual.roadside !== null) {
    y += drawText(pdf, 'P', 'Roadside assistance, day and night', labelStyle, { x: margin, y, width }) + 1
    y += drawText(pdf, 'P', manual.roadside, numberStyle, { x: margin, y, width }) + 14
  }
  drawQrCode(
    pdf,
    manual.address,
    { x: margin + pdf.width - qrEdge, y: picture ? y - 60 : y - 30, edge: qrEdge },
    { description: `QR code that leads to ${manual.address}`, note: 'The newest edition' },
  )
  y += drawText(pdf, 'P', 'For these models', labelStyle, { x: margin, y, width }) + 2
  drawText(pdf, 'P', manual.models.join(' · '), textStyle, { x: margin, y, width })
}
