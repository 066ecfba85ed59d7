import { encode } from 'uqr'
import { drawDecoration, drawText, ink, ink2, type PrintDocument } from './document.ts'

/** Description for screen readers, and the note printed below the code. */
type QrLabels = { readonly description: string; readonly note: string }

/** Draws a QR code as vectors. Position and edge in points; the edge includes the quiet zone. */
export function drawQrCode(
  pdf: PrintDocument,
  text: string,
  area: { x: number; y: number; edge: number },
  labels: QrLabels = { description: `QR code that leads to ${text}`, note: 'See it on our site' },
): void {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const module = area.edge / data.length
  const code = pdf.doc.struct('Figure', { alt: labels.description }, () => {
    pdf.doc.rect(area.x, area.y, area.edge, area.edge).fill('#ffffff')
    data.forEach((row, y) => {
      row.forEach((dark, x) => {
        // Slightly larger than the module: thin white gaps between modules confuse cameras.
        if (dark) pdf.doc.rect(area.x + x * module, area.y + y * module, module + 0.05, module + 0.05)
      })
    })
    pdf.doc.fill(ink)
  })
  pdf.root.add(code)
  const note = { font: 'text', size: 7, colour: ink2 } as const
  drawText(pdf, 'P', labels.note, note, { x: area.x + 8, y: area.y + area.edge - 2, width: area.edge })
  drawDecoration(pdf, () => {
    pdf.doc.link(area.x, area.y, area.edge, area.edge, text)
  })
}
