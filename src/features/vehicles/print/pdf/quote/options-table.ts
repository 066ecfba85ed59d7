import { paymentOptionLines, paymentOptionName } from '#features/finance/finance/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { formatInstalment } from '#platform/money.ts'
import type { PrintedQuote } from '../../quote.ts'
import { quoteTexts } from '../../texts.ts'
import {
  drawDecoration,
  drawText,
  heightOf,
  ink2,
  lineColour,
  margin,
  type PrintDocument,
  type TextStyle,
  writeText,
} from '../document.ts'
import type { Density } from './density.ts'

const label: TextStyle = { font: 'text', size: 8, colour: ink2 }
const figure: TextStyle = { font: 'text', size: 8.5, align: 'right' }
/** Small enough for the longest name in any language. */
const head: TextStyle = { font: 'strong', size: 7.5, align: 'right' }
const strong: TextStyle = { font: 'strong', size: 8.5, align: 'right' }

type Row = { readonly label: string; readonly values: readonly string[]; readonly style: TextStyle }

/** Returns the table rows, with a value for each payment option. */
function rowsOf({ options, language }: PrintedQuote): readonly Row[] {
  const texts = financeTexts(language).waysToPay
  const lines = options.map((option) => paymentOptionLines(option, texts))
  // The label of a capped deposit differs by option, so the table uses the neutral label for all.
  const figures = (lines[0] ?? []).map((first, index) => ({
    label: first.label === texts.depositMost ? texts.deposit : first.label,
    values: lines.map((optionLines) => optionLines[index]?.value ?? '–'),
    style: figure,
  }))
  return [
    { label: texts.monthly, values: options.map(({ monthly }) => formatInstalment(monthly)), style: strong },
    ...figures,
  ]
}

/** Draws the comparison table of all payment options. Returns the y position below. */
export function drawOptionsTable(
  pdf: PrintDocument,
  quote: PrintedQuote,
  top: number,
  { rowPadding: padding }: Density,
): number {
  const { financeQuote: labels } = quoteTexts(quote.language)
  const { waysToPay: texts } = financeTexts(quote.language)
  const title: TextStyle = { font: 'display', size: 12 }
  let y = top + drawText(pdf, 'H2', labels.allWays, title, { x: margin, y: top, width: pdf.width }) + 2
  const first = pdf.width * 0.28
  const width = (pdf.width - first) / quote.options.length
  const table = pdf.doc.struct('Table', { title: labels.allWays })
  pdf.root.add(table)
  const names = quote.options.map(({ kind }) => paymentOptionName(kind, texts))
  for (const row of [{ label: '', values: names, style: head }, ...rowsOf(quote)]) {
    const cells = [
      { text: row.label, style: label, x: margin, width: first - 8, tag: 'TH' },
      ...row.values.map((text, index) => ({
        ...{ text, style: row.style, tag: row.label === '' ? 'TH' : 'TD' },
        ...{ x: margin + first + index * width + 8, width: width - 8 },
      })),
    ]
    const height = Math.max(
      ...cells.map(({ text, style, width: cellWidth }) => heightOf(pdf, text, style, cellWidth)),
    )
    const tableRow = pdf.doc.struct('TR')
    table.add(tableRow)
    for (const { text, style, x, width: cellWidth, tag } of cells) {
      tableRow.add(
        pdf.doc.struct(tag, {}, () => writeText(pdf, text, style, { x, y: y + padding, width: cellWidth })),
      )
    }
    tableRow.end()
    y += height + 2 * padding
    const bottom = y
    drawDecoration(pdf, (doc) =>
      doc
        .moveTo(margin, bottom)
        .lineTo(margin + pdf.width, bottom)
        .lineWidth(0.5)
        .stroke(lineColour),
    )
  }
  table.end()
  return y
}
