import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  createDocument,
  drawFooters,
  drawText,
  finishDocument,
  heightOf,
  ink2,
  loadPrintFonts,
  type TextStyle,
} from '#features/vehicles/print/server.ts'
import type { Chapter, Manual, Section } from '../manual.ts'
import { type ContentsEntry, drawContents, drawListTitle } from './contents.ts'
import { drawCover } from './cover.ts'
import { createPageFlow, type PageFlow } from './page-flow.ts'
import type { PageLink } from './page-links.ts'
import { drawPassage } from './passages.ts'
import { drawIndex } from './word-index.ts'

const chapterStyle: TextStyle = { font: 'display', size: 22 }
const sectionStyle: TextStyle = { font: 'display', size: 11.5 }
const appliesStyle: TextStyle = { font: 'text', size: 8, colour: ink2 }

/** The day of this edition of the texts. Constant, so that the same content is the same file. */
const edition = new Date('2026-11-29T00:00:00+02:00')

const smallPrint =
  'The plate in the driver’s door frame and the labels on the vehicle come before this manual. Figures of models as they are sold now.'

type Options = {
  /** PNG of the vehicle; null without a drawing. */
  readonly picture: Buffer | null
  /** False in tests that read the text. */
  readonly compress?: boolean
}

type Places = { readonly contents: ContentsEntry[]; readonly words: PageLink[] }

/** Height that a title keeps together with the text below it. Points. */
const keepTogether = 90

function drawSection(flow: PageFlow, section: Section, destination: string): PageLink {
  const { pdf, side } = flow
  flow.ensureSpace(keepTogether)
  const top = flow.y
  const place: PageLink = { text: section.title, page: flow.page(), destination }
  pdf.doc.addNamedDestination(destination, 'XYZ', 0, top - 12, 0)
  const titleHeight = drawText(pdf, 'H3', section.title, sectionStyle, { ...side, y: top })
  if (section.appliesTo !== null)
    drawText(pdf, 'P', section.appliesTo, appliesStyle, { ...side, y: top + titleHeight + 3 })
  const applies =
    section.appliesTo === null ? 0 : 3 + heightOf(pdf, section.appliesTo, appliesStyle, side.width)
  for (const passage of section.passages) drawPassage(flow, passage)
  // The title in the side column may be longer than a short text.
  if (flow.page() === place.page) flow.y = Math.max(flow.y, top + titleHeight + applies)
  flow.y += 14
  return place
}

function drawChapter(flow: PageFlow, chapter: Chapter, number: number, { contents, words }: Places): void {
  const { pdf } = flow
  const title = `${number} ${chapter.title}`
  flow.startPage(title)
  const destination = `chapter-${number}`
  const entry: PageLink = { text: title, page: flow.page(), destination }
  pdf.doc.addNamedDestination(destination, 'XYZ', 0, 0, 0)
  const bookmark = pdf.doc.outline.addItem(title)
  const place = { x: flow.side.x, y: flow.y, width: pdf.width }
  flow.y += drawText(pdf, 'H2', title, chapterStyle, place) + 16
  const sections = chapter.sections.map((section, index) => {
    const link = drawSection(flow, section, `${destination}-${index + 1}`)
    bookmark.addItem(section.title, { pageNumber: link.page - 1 } as object)
    words.push(...section.terms.map((text) => ({ ...link, text })))
    return link
  })
  contents.push({ ...entry, sections })
}

/** Prints a manual: cover, contents, chapters and index. Takes some tenths of a second, in turns of one chapter. */
export async function printManual(manual: Manual, { picture, compress = true }: Options): Promise<Buffer> {
  const pdf = createDocument({
    ...{ title: manual.title, fonts: await loadPrintFonts(), layout: 'portrait' },
    ...{ compress, madeAt: edition },
  })
  drawCover(pdf, manual, picture)
  const flow = createPageFlow(pdf)
  flow.startPage('Contents')
  const contentsPage = flow.page() - 1
  pdf.doc.outline.addItem('Contents')
  const contentsTop = flow.y + drawListTitle(flow, 'Contents')
  const toc = pdf.doc.struct('TOC')
  pdf.root.add(toc)
  const places: Places = { contents: [], words: [] }
  for (const [index, chapter] of manual.chapters.entries()) {
    await nextTurn()
    drawChapter(flow, chapter, index + 1, places)
  }
  flow.startPage('Index')
  pdf.doc.outline.addItem('Index')
  drawIndex(flow, places.words)
  // Written last, when the pages of all sections are known.
  pdf.doc.switchToPage(contentsPage)
  drawContents(Object.assign(flow, { y: contentsTop }), toc, places.contents)
  drawFooters(pdf, smallPrint)
  return finishDocument(pdf)
}
