import { drawText, heightOf, type TextStyle } from '#features/vehicles/print/server.ts'
import type { PageFlow } from './page-flow.ts'
import { drawPageLink, linkHeight, type PageLink } from './page-links.ts'

const titleStyle: TextStyle = { font: 'display', size: 22 }
const chapterStyle: TextStyle = { font: 'strong', size: 10.5 }
const sectionStyle: TextStyle = { font: 'text', size: 9.5 }

/** A chapter with its sections, as the table of contents lists them. */
export type ContentsEntry = PageLink & { readonly sections: readonly PageLink[] }

/** Draws a title of a page of lists. */
export function drawListTitle({ pdf, side, y }: PageFlow, title: string): number {
  const width = pdf.width
  drawText(pdf, 'H2', title, titleStyle, { x: side.x, y, width })
  return heightOf(pdf, title, titleStyle, width) + 14
}

/**
 * Draws the table of contents in two columns on the present page.
 *
 * @param toc element of the structure tree, which stands before the chapters
 */
export function drawContents(
  flow: PageFlow,
  toc: PDFKit.PDFStructureElement,
  entries: readonly ContentsEntry[],
): void {
  const { pdf } = flow
  const width = (pdf.width - 30) / 2
  const heightOfEntry = ({ sections }: ContentsEntry) =>
    linkHeight(chapterStyle) + sections.length * linkHeight(sectionStyle) + 9
  const half = entries.reduce((sum, entry) => sum + heightOfEntry(entry), 0) / 2
  let { x } = flow.side
  let { y } = flow
  for (const entry of entries) {
    if (x === flow.side.x && y - flow.y >= half - heightOfEntry(entry) / 2) {
      x += width + 30
      y = flow.y
    }
    const item = pdf.doc.struct('TOCI')
    toc.add(item)
    drawPageLink(pdf, item, entry, chapterStyle, { x, y, width })
    y += linkHeight(chapterStyle)
    for (const section of entry.sections) {
      drawPageLink(pdf, item, section, sectionStyle, { x: x + 10, y, width: width - 10 })
      y += linkHeight(sectionStyle)
    }
    item.end()
    y += 9
  }
  toc.end()
}
