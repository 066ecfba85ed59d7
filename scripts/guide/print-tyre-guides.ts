import { writeFile } from 'node:fs/promises'
import {
  createDocument,
  drawFooters,
  drawHeader,
  drawText,
  finishDocument,
  heightOf,
  ink2,
  loadPrintFonts,
  margin,
  type PrintDocument,
  type TextStyle,
  writeText,
} from '#features/vehicles/print/jobs.ts'
import { type TyreGuide, tyreGuides } from './tyre-guides.ts'

/**
 * Prints the guides of the tyre makers into content/media, tagged PDFs with embedded fonts. Their names on the site
 * contain a digest of the file, so update the names in content/pages after printing.
 */

const folder = new URL('../../content/media/', import.meta.url)

/** Constant, so that the same text gives the same file. */
const madeAt = new Date('2026-11-27T00:00:00Z')

const styles = {
  title: { font: 'display', size: 26 },
  introduction: { font: 'text', size: 12, colour: ink2 },
  heading: { font: 'display', size: 14 },
  entry: { font: 'text', size: 10.5 },
} as const satisfies Record<string, TextStyle>

/** Draws a list with a dash before each entry. Returns the y position below. */
function drawList(pdf: PrintDocument, entries: readonly string[], top: number): number {
  const list = pdf.doc.struct('L')
  pdf.root.add(list)
  let y = top
  for (const entry of entries) {
    const box = { x: margin + 14, y, width: pdf.width - 14 }
    const item = pdf.doc.struct('LI')
    list.add(item)
    item.add(
      pdf.doc.struct('Lbl', {}, () => writeText(pdf, '–', styles.entry, { ...box, x: margin, width: 14 })),
    )
    item.add(pdf.doc.struct('LBody', {}, () => writeText(pdf, entry, styles.entry, box)))
    y += heightOf(pdf, entry, styles.entry, box.width) + 7
  }
  return y
}

async function printGuide({ maker, title, introduction, sections }: TyreGuide): Promise<Buffer> {
  const fonts = await loadPrintFonts()
  const pdf = createDocument({
    title: `${title}: a guide by ${maker}`,
    fonts,
    layout: 'portrait',
    compress: true,
    madeAt,
  })
  const full = (y: number) => ({ x: margin, y, width: pdf.width })
  let y = drawHeader(pdf, { siteName: maker, dealerName: null }, 'Tyre guide') + 18
  y += drawText(pdf, 'H1', title, styles.title, full(y)) + 10
  y += drawText(pdf, 'P', introduction, styles.introduction, full(y)) + 26
  for (const { heading, entries } of sections) {
    y += drawText(pdf, 'H2', heading, styles.heading, full(y)) + 10
    y = drawList(pdf, entries, y) + 18
  }
  if (y > pdf.bottom) throw new Error(`The guide of ${maker}, ${title}, is longer than one page.`)
  drawFooters(
    pdf,
    `Sample document: ${maker} and its patterns are invented. Sizes, loads and pressures are in the owner’s manual and on the sticker in the door frame of your vehicle.`,
  )
  return finishDocument(pdf)
}

for (const guide of tyreGuides) await writeFile(new URL(`${guide.file}.pdf`, folder), await printGuide(guide))
