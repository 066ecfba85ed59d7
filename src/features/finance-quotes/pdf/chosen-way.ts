import { nameOfWay, wayLines, wayWords } from '#features/finance/index.ts'
import { financeTexts } from '#features/finance/texts.ts'
import {
  decorate,
  heightOf,
  ink,
  margin,
  type Paper,
  type Style,
  say,
  write,
} from '#features/spec-sheets/server.ts'
import { formatInstalment } from '#platform/money.ts'
import type { PrintedQuote } from '../quote.ts'
import type { Density } from './density.ts'

const pale = '#c9cdd2'
const white = '#ffffff'
const air = 12
/** Of the list's width; the rest is for the figures. */
const labelShare = 0.76

const label: Style = { font: 'text', size: 8, colour: pale }
const value: Style = { font: 'strong', size: 8.5, colour: white, align: 'right' }
const small: Style = { font: 'text', size: 8, colour: pale }
const name: Style = { font: 'strong', size: 10, colour: pale }
const large: Style = { font: 'display', size: 30, colour: white }

/** Every figure with its label, and where it begins below the first. */
function rowsOf(paper: Paper, { chosen, language }: PrintedQuote, width: number, { listAir }: Density) {
  let below = 0
  const rows = wayLines(chosen, financeTexts(language).waysToPay).map((line) => {
    const top = below + listAir
    below = top + heightOf(paper, line.label, label, width * labelShare) + listAir
    return { ...line, top }
  })
  return { rows, height: below }
}

/** The chosen way in large on a dark ground: its instalment left, everything else about it right. Returns its height. */
export function drawChosenWay(paper: Paper, quote: PrintedQuote, y: number, density: Density): number {
  const { chosen, leaseBalloon, language } = quote
  const texts = financeTexts(language).waysToPay
  const half = paper.width * 0.45
  const at = { x: margin + air, width: half - 2 * air }
  const x = margin + half
  const width = paper.width - half - air
  const { rows, height: listed } = rowsOf(paper, quote, width, density)
  const { end, included } = wayWords(chosen, leaseBalloon, texts)
  const words = [
    { tag: 'H2', text: nameOfWay(chosen.kind, texts), style: name, gap: 4 },
    { tag: 'P', text: formatInstalment(chosen.monthly), style: large, gap: 4 },
    { tag: 'P', text: end, style: small, gap: 3 },
    { tag: 'P', text: included, style: small, gap: 0 },
  ]
  const said = words.reduce(
    (sum, { text, style, gap }) => sum + heightOf(paper, text, style, at.width) + gap,
    0,
  )
  const height = 2 * air + Math.max(listed, said)
  decorate(paper, (doc) => doc.rect(margin, y, paper.width, height).fill(ink))
  let top = y + air
  for (const { tag, text, style, gap } of words) top += say(paper, tag, text, style, { ...at, y: top }) + gap
  const list = paper.doc.struct('L')
  paper.root.add(list)
  for (const row of rows) {
    const item = paper.doc.struct('LI')
    list.add(item)
    const line = y + air + row.top
    item.add(
      paper.doc.struct('LBody', {}, () => {
        write(paper, row.label, label, { x, y: line, width: width * labelShare })
        write(paper, row.value, value, {
          x: x + width * labelShare,
          y: line,
          width: width * (1 - labelShare),
        })
      }),
    )
    item.end()
  }
  list.end()
  return height
}
