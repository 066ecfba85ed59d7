import { nameOfWay, wayLines, wayWords } from '#features/finance/index.ts'
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
import { textsIn } from '#platform/i18n/texts.ts'
import { formatInstalment } from '#platform/money.ts'
import type { PrintedQuote } from '../quote.ts'

const texts = textsIn('en').waysToPay
const pale = '#c9cdd2'
const white = '#ffffff'
const air = 12
const rowHeight = 13.5

const label: Style = { font: 'text', size: 8, colour: pale }
const value: Style = { font: 'strong', size: 8.5, colour: white, align: 'right' }

/** The chosen way in large on a dark ground: its instalment left, everything else about it right. Returns its height. */
export function drawChosenWay(paper: Paper, { chosen, leaseBalloon }: PrintedQuote, y: number): number {
  const lines = wayLines(chosen, texts)
  const height = 2 * air + lines.length * rowHeight
  const half = paper.width * 0.45
  decorate(paper, (doc) => doc.rect(margin, y, paper.width, height).fill(ink))
  const at = { x: margin + air, width: half - 2 * air }
  const name = nameOfWay(chosen.kind, texts)
  let top = y + air
  top += say(paper, 'H2', name, { font: 'strong', size: 10, colour: pale }, { ...at, y: top }) + 4
  const large: Style = { font: 'display', size: 30, colour: white }
  top += say(paper, 'P', formatInstalment(chosen.monthly), large, { ...at, y: top }) + 4
  const { end, included } = wayWords(chosen, leaseBalloon, texts)
  const small: Style = { font: 'text', size: 8, colour: pale }
  for (const text of [end, included]) top += say(paper, 'P', text, small, { ...at, y: top }) + 3
  const list = paper.doc.struct('L')
  paper.root.add(list)
  const x = margin + half
  const width = paper.width - half - air
  lines.forEach((line, index) => {
    const row = y + air + index * rowHeight
    const item = paper.doc.struct('LI')
    list.add(item)
    item.add(
      paper.doc.struct('LBody', {}, () => {
        write(paper, line.label, label, { x, y: row, width: width * 0.7 })
        write(paper, line.value, value, { x: x + width * 0.6, y: row, width: width * 0.4 })
      }),
    )
    item.end()
  })
  list.end()
  return Math.max(height, top - y, heightOf(paper, name, small, at.width))
}
