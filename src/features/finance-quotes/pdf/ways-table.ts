import { nameOfWay, wayLines } from '#features/finance/index.ts'
import { financeTexts } from '#features/finance/texts.ts'
import {
  decorate,
  heightOf,
  ink2,
  line,
  margin,
  type Paper,
  type Style,
  say,
  write,
} from '#features/spec-sheets/server.ts'
import { formatInstalment } from '#platform/money.ts'
import type { PrintedQuote } from '../quote.ts'
import { quoteTexts } from '../texts.ts'
import type { Density } from './density.ts'

const label: Style = { font: 'text', size: 8, colour: ink2 }
const figure: Style = { font: 'text', size: 8.5, align: 'right' }
/** As wide as the longest name in any language. */
const head: Style = { font: 'strong', size: 7.5, align: 'right' }
const strong: Style = { font: 'strong', size: 8.5, align: 'right' }

type Row = { readonly label: string; readonly values: readonly string[]; readonly style: Style }

/** Every line of every way. */
function rowsOf({ ways, language }: PrintedQuote): readonly Row[] {
  const texts = financeTexts(language).waysToPay
  const lines = ways.map((way) => wayLines(way, texts))
  // A label may say that a deposit was capped: the table says it of all, the figures below it differ.
  const figures = (lines[0] ?? []).map((first, index) => ({
    label: first.label === texts.depositMost ? texts.deposit : first.label,
    values: lines.map((ofWay) => ofWay[index]?.value ?? '–'),
    style: figure,
  }))
  return [
    { label: texts.monthly, values: ways.map(({ monthly }) => formatInstalment(monthly)), style: strong },
    ...figures,
  ]
}

/** All ways beside each other. Returns where the page goes on. */
export function drawWaysTable(
  paper: Paper,
  quote: PrintedQuote,
  top: number,
  { rowAir: air }: Density,
): number {
  const { financeQuote: words } = quoteTexts(quote.language)
  const { waysToPay: texts } = financeTexts(quote.language)
  const title: Style = { font: 'display', size: 12 }
  let y = top + say(paper, 'H2', words.allWays, title, { x: margin, y: top, width: paper.width }) + 2
  const first = paper.width * 0.28
  const width = (paper.width - first) / quote.ways.length
  const table = paper.doc.struct('Table', { title: words.allWays })
  paper.root.add(table)
  const names = quote.ways.map(({ kind }) => nameOfWay(kind, texts))
  for (const row of [{ label: '', values: names, style: head }, ...rowsOf(quote)]) {
    const cells = [
      { text: row.label, style: label, x: margin, width: first - 8, tag: 'TH' },
      ...row.values.map((text, index) => ({
        ...{ text, style: row.style, tag: row.label === '' ? 'TH' : 'TD' },
        ...{ x: margin + first + index * width + 8, width: width - 8 },
      })),
    ]
    const height = Math.max(
      ...cells.map(({ text, style, width: room }) => heightOf(paper, text, style, room)),
    )
    const tableRow = paper.doc.struct('TR')
    table.add(tableRow)
    for (const { text, style, x, width: room, tag } of cells) {
      tableRow.add(paper.doc.struct(tag, {}, () => write(paper, text, style, { x, y: y + air, width: room })))
    }
    tableRow.end()
    y += height + 2 * air
    const below = y
    decorate(paper, (doc) =>
      doc
        .moveTo(margin, below)
        .lineTo(margin + paper.width, below)
        .lineWidth(0.5)
        .stroke(line),
    )
  }
  table.end()
  return y
}
