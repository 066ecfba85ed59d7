import {
  drawDecoration,
  heightOf,
  ink2,
  lineColour,
  margin,
  type PrintDocument,
  type TextStyle,
  writeText,
} from '#features/vehicles/print/server.ts'

/** Width of the column beside the text, in which the titles of sections stand. Points. */
const sideWidth = 128
const top = margin + 26

const runningStyle: TextStyle = { font: 'text', size: 8, colour: ink2 }

/** Writes down the page of a manual, from page to page, with the chapter at the head of each. */
export type PageFlow = {
  readonly pdf: PrintDocument
  /** The next free position, in points from the top. */
  y: number
  /** The column of text. */
  readonly x: number
  readonly width: number
  /** The column of titles. */
  readonly side: { readonly x: number; readonly width: number }
  /** The number of the present page, from 1. */
  page(): number
  startPage(running: string): void
  /** Starts a page when less than this height is free. Returns whether it did. */
  ensureSpace(height: number): boolean
}

/** Starts a flow. The first page comes with `startPage`. */
export function createPageFlow(pdf: PrintDocument): PageFlow {
  let running = ''
  return {
    ...{ pdf, y: top, x: margin + sideWidth, width: pdf.width - sideWidth },
    side: { x: margin, width: sideWidth - 18 },
    page: () => pdf.doc.bufferedPageRange().count,
    startPage(title) {
      running = title
      pdf.doc.addPage()
      drawDecoration(pdf, (doc) => {
        writeText(pdf, running, runningStyle, { x: margin, y: margin - 8, width: pdf.width })
        const line = margin - 8 + heightOf(pdf, running, runningStyle, pdf.width) + 3
        doc
          .moveTo(margin, line)
          .lineTo(margin + pdf.width, line)
          .lineWidth(0.5)
          .stroke(lineColour)
      })
      this.y = top
    },
    ensureSpace(height) {
      if (this.y + height <= pdf.bottom) return false
      this.startPage(running)
      return true
    },
  }
}
