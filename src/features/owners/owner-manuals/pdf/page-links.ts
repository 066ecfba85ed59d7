import {
  type PrintDocument,
  type TextBox,
  type TextStyle,
  writeText,
} from '#features/vehicles/print/server.ts'

/** A line that leads to a place of the document, with its page at the right. */
export type PageLink = {
  readonly text: string
  readonly page: number
  /** The named destination. */
  readonly destination: string
}

const pageWidth = 26

/** Returns the height of a link. Links have one line each. */
export function linkHeight({ size }: TextStyle): number {
  return size * 1.6
}

/** Draws a link into an element of the structure tree, such as an entry of the table of contents. */
export function drawPageLink(
  pdf: PrintDocument,
  parent: PDFKit.PDFStructureElement,
  { text, page, destination }: PageLink,
  style: TextStyle,
  { x, y, width }: TextBox,
): void {
  const { doc } = pdf
  const link = doc.struct('Link', { alt: `${text}, page ${page}` })
  parent.add(link)
  link.add(() => {
    writeText(pdf, text, style, { x, y, width: width - pageWidth })
    writeText(pdf, `${page}`, { ...style, align: 'right' }, { x: x + width - pageWidth, y, width: pageWidth })
  })
  doc.goTo(x, y, width, linkHeight(style), destination, { structParent: link } as object)
  link.end()
}
