import { paymentOptionLines, paymentOptionName, paymentOptionNotes } from '#features/finance/finance/index.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { formatInstalment } from '#platform/money.ts'
import type { PrintedQuote } from '../../quote.ts'
import {
  drawDecoration,
  drawText,
  heightOf,
  ink,
  margin,
  type PrintDocument,
  type TextStyle,
  writeText,
} from '../document.ts'
import type { Density } from './density.ts'

const pale = '#c9cdd2'
const white = '#ffffff'
const padding = 12
/** Share of the list width for labels; the rest is for figures. */
const labelShare = 0.76

const label: TextStyle = { font: 'text', size: 8, colour: pale }
const value: TextStyle = { font: 'strong', size: 8.5, colour: white, align: 'right' }
const small: TextStyle = { font: 'text', size: 8, colour: pale }
const name: TextStyle = { font: 'strong', size: 10, colour: pale }
const large: TextStyle = { font: 'display', size: 30, colour: white }

/** Lays out the labelled figures; `top` is relative to the first row. */
function layOutRows(
  pdf: PrintDocument,
  { chosenOption, language }: PrintedQuote,
  width: number,
  { listPadding }: Density,
) {
  let bottom = 0
  const rows = paymentOptionLines(chosenOption, financeTexts(language).waysToPay).map((line) => {
    const top = bottom + listPadding
    bottom = top + heightOf(pdf, line.label, label, width * labelShare) + listPadding
    return { ...line, top }
  })
  return { rows, height: bottom }
}

/**
 * Draws the chosen payment option on a dark background, with the instalment on the left and all figures on the right.
 * Returns the height.
 */
export function drawChosenOption(
  pdf: PrintDocument,
  quote: PrintedQuote,
  y: number,
  density: Density,
): number {
  const { chosenOption, leaseBalloon, language } = quote
  const texts = financeTexts(language).waysToPay
  const half = pdf.width * 0.45
  const textArea = { x: margin + padding, width: half - 2 * padding }
  const x = margin + half
  const width = pdf.width - half - padding
  const { rows, height: listHeight } = layOutRows(pdf, quote, width, density)
  const { end, included } = paymentOptionNotes(chosenOption, leaseBalloon, texts)
  const paragraphs = [
    { tag: 'H2', text: paymentOptionName(chosenOption.kind, texts), style: name, gap: 4 },
    { tag: 'P', text: formatInstalment(chosenOption.monthly), style: large, gap: 4 },
    { tag: 'P', text: end, style: small, gap: 3 },
    { tag: 'P', text: included, style: small, gap: 0 },
  ]
  const textHeight = paragraphs.reduce(
    (sum, { text, style, gap }) => sum + heightOf(pdf, text, style, textArea.width) + gap,
    0,
  )
  const height = 2 * padding + Math.max(listHeight, textHeight)
  drawDecoration(pdf, (doc) => doc.rect(margin, y, pdf.width, height).fill(ink))
  let top = y + padding
  for (const { tag, text, style, gap } of paragraphs)
    top += drawText(pdf, tag, text, style, { ...textArea, y: top }) + gap
  const list = pdf.doc.struct('L')
  pdf.root.add(list)
  for (const row of rows) {
    const item = pdf.doc.struct('LI')
    list.add(item)
    const lineTop = y + padding + row.top
    item.add(
      pdf.doc.struct('LBody', {}, () => {
        writeText(pdf, row.label, label, { x, y: lineTop, width: width * labelShare })
        writeText(pdf, row.value, value, {
          x: x + width * labelShare,
          y: lineTop,
          width: width * (1 - labelShare),
        })
      }),
    )
    item.end()
  }
  list.end()
  return height
}
