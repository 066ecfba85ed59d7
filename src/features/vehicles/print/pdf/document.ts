import PDFDocument from 'pdfkit'
import type { Language } from '#platform/i18n/languages.ts'
import { type Fonts, fontNames } from './fonts.ts'

/** Points: 72 to an inch. A4 upright is 595 × 842. */
export const margin = 45

export const ink = '#15171a'
export const ink2 = '#5a5e63'
export const lineColour = '#dad6ce'
export const raised = '#e8e5df'
export const accent = '#b8101f'

export type TextStyle = {
  readonly font: keyof Fonts
  readonly size: number
  readonly colour?: string
  readonly strike?: boolean
  readonly align?: 'left' | 'right'
}

/** Position and width of text, in points from the top left corner of the page. */
export type TextBox = { readonly x: number; readonly y: number; readonly width: number }

export type PrintDocument = {
  readonly doc: PDFKit.PDFDocument
  /** Root of the structure tree for screen readers, in reading order. */
  readonly root: PDFKit.PDFStructureElement
  /** Width between the margins, in points. */
  readonly width: number
  /** Lowest y position above the footer, in points. */
  readonly bottom: number
}

type Options = {
  readonly title: string
  readonly fonts: Fonts
  readonly layout: 'portrait' | 'landscape'
  /** False in tests that read the text. */
  readonly compress: boolean
  readonly madeAt: Date
  /** Language of the text; English by default. */
  readonly language?: Language
}

/** Creates an empty document, tagged for screen readers, with the fonts of the site. */
export function createDocument({
  title,
  fonts,
  layout,
  compress,
  madeAt,
  language = 'en',
}: Options): PrintDocument {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    // Text is positioned explicitly; without a margin pdfkit does not add pages by itself.
    margin: 0,
    bufferPages: true,
    compress,
    tagged: true,
    pdfVersion: '1.7',
    lang: `${language}-ZA`,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
  })
  for (const name of fontNames) doc.registerFont(name, fonts[name])
  const root = doc.struct('Document', { title })
  doc.addStructure(root)
  return { doc, root, width: doc.page.width - 2 * margin, bottom: doc.page.height - margin - 28 }
}

const lineGap = 1.5

/** Returns the height of wrapped text, in points. */
export function heightOf(
  { doc }: PrintDocument,
  text: string,
  { font, size }: TextStyle,
  width: number,
): number {
  doc.font(font).fontSize(size)
  return doc.heightOfString(text, { width, lineGap })
}

/** Writes text, wrapped at the given width. */
export function writeText(
  { doc }: PrintDocument,
  text: string,
  style: TextStyle,
  { x, y, width }: TextBox,
): void {
  doc
    .font(style.font)
    .fontSize(style.size)
    .fillColor(style.colour ?? ink)
    .text(text, x, y, { width, lineGap, strike: style.strike ?? false, align: style.align ?? 'left' })
}

/** Writes text as a separate structure element, such as a heading or a paragraph. Returns the height. */
export function drawText(
  pdf: PrintDocument,
  tag: string,
  text: string,
  style: TextStyle,
  place: TextBox,
): number {
  pdf.root.add(pdf.doc.struct(tag, {}, () => writeText(pdf, text, style, place)))
  return heightOf(pdf, text, style, place.width)
}

/** Draws decoration that screen readers skip, such as backgrounds and lines. */
export function drawDecoration({ doc }: PrintDocument, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw(doc)
  doc.endMarkedContent()
}

/** Returns a PNG as a data URL. pdfkit embeds the same data URL only once. */
export function toDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Finishes a document and returns the file. */
export function finishDocument({ doc, root }: PrintDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    root.end()
    doc.end()
  })
}
