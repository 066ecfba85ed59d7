import PDFDocument from 'pdfkit'
import type { Language } from '#platform/i18n/languages.ts'
import { type Fonts, fontNames } from './fonts.ts'

/** Points: 72 to an inch. A4 upright is 595 × 842. */
export const margin = 45

export const ink = '#15171a'
export const ink2 = '#5a5e63'
export const line = '#dad6ce'
export const raised = '#e8e5df'
export const accent = '#b8101f'

export type Style = {
  readonly font: keyof Fonts
  readonly size: number
  readonly colour?: string
  readonly strike?: boolean
  readonly align?: 'left' | 'right'
}

/** Where text stands, in points from the top left corner of the sheet. */
export type Place = { readonly x: number; readonly y: number; readonly width: number }

export type Paper = {
  readonly doc: PDFKit.PDFDocument
  /** All that is read aloud, in its order. */
  readonly root: PDFKit.PDFStructureElement
  /** Between the margins. */
  readonly width: number
  readonly bottom: number
}

type Options = {
  readonly title: string
  readonly fonts: Fonts
  readonly layout: 'portrait' | 'landscape'
  /** Only a test, which reads the text, wants it plain. */
  readonly compress: boolean
  readonly madeAt: Date
  /** What its texts are in; English unless it says otherwise. */
  readonly language?: Language
}

/** Empty sheets, tagged for screen readers, in the site's own fonts. */
export function takePaper({ title, fonts, layout, compress, madeAt, language = 'en' }: Options): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    // Text is placed by hand: nothing flows over the foot by itself.
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

const gap = 1.5

/** How high a text is at a width, in points. */
export function heightOf({ doc }: Paper, text: string, { font, size }: Style, width: number): number {
  doc.font(font).fontSize(size)
  return doc.heightOfString(text, { width, lineGap: gap })
}

/** Writes text, broken at the width of its place. */
export function write({ doc }: Paper, text: string, style: Style, { x, y, width }: Place): void {
  doc
    .font(style.font)
    .fontSize(style.size)
    .fillColor(style.colour ?? ink)
    .text(text, x, y, { width, lineGap: gap, strike: style.strike ?? false, align: style.align ?? 'left' })
}

/** Writes a text as an element of its own: a heading, a paragraph. Returns its height. */
export function say(paper: Paper, tag: string, text: string, style: Style, place: Place): number {
  paper.root.add(paper.doc.struct(tag, {}, () => write(paper, text, style, place)))
  return heightOf(paper, text, style, place.width)
}

/** Draws what nobody reads aloud: grounds, lines. */
export function decorate({ doc }: Paper, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw(doc)
  doc.endMarkedContent()
}

/** A picture as pdfkit takes it: the same pixels, however often they are drawn, are in the file once. */
export function pixels(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Ends a paper and gives it as a file. */
export function closePaper({ doc, root }: Paper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    root.end()
    doc.end()
  })
}
