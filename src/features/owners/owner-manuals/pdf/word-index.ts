import { drawText, heightOf, type TextStyle } from '#features/vehicles/print/server.ts'
import { drawListTitle } from './contents.ts'
import type { PageFlow } from './page-flow.ts'
import { drawPageLink, linkHeight, type PageLink } from './page-links.ts'

const letterStyle: TextStyle = { font: 'display', size: 12 }
const wordStyle: TextStyle = { font: 'text', size: 9 }
const columns = 3
const gutter = 22

/** Sorts words as a reader looks for them, capital letters among small ones. */
function sorted(words: readonly PageLink[]): PageLink[] {
  return [...words].sort((a, b) => a.text.localeCompare(b.text, 'en', { sensitivity: 'base' }))
}

/** Draws the index: words with their pages, below their first letters, in columns. */
export function drawIndex(flow: PageFlow, words: readonly PageLink[]): void {
  const { pdf } = flow
  const width = (pdf.width - gutter) / columns
  const listTop = flow.y + drawListTitle(flow, 'Index')
  let [column, top, y] = [0, listTop, listTop]
  /** Moves to the next column, or the next page, when less than this height is free. */
  const ensure = (height: number) => {
    if (y + height <= pdf.bottom) return
    column += 1
    if (column === columns) {
      flow.startPage('Index')
      ;[column, top] = [0, flow.y]
    }
    y = top
  }
  const byLetter = Map.groupBy(sorted(words), ({ text }) => text.charAt(0).toUpperCase())
  for (const [letter, members] of byLetter) {
    const letterHeight = heightOf(pdf, letter, letterStyle, width) + 3
    ensure(letterHeight + linkHeight(wordStyle))
    const x = () => flow.side.x + column * (width + gutter)
    drawText(pdf, 'H3', letter, letterStyle, { x: x(), y, width })
    y += letterHeight
    const list = pdf.doc.struct('Index')
    pdf.root.add(list)
    for (const word of members) {
      ensure(linkHeight(wordStyle))
      drawPageLink(pdf, list, word, wordStyle, { x: x(), y, width })
      y += linkHeight(wordStyle)
    }
    list.end()
    y += 8
  }
}
