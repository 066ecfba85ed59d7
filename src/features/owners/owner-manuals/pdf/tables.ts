import {
  drawDecoration,
  heightOf,
  ink,
  ink2,
  lineColour,
  type TextStyle,
  writeText,
} from '#features/vehicles/print/server.ts'
import type { Table } from '../manual.ts'
import type { PageFlow } from './page-flow.ts'

const titleStyle: TextStyle = { font: 'strong', size: 10 }
const headStyle: TextStyle = { font: 'strong', size: 8, colour: ink2 }
const nameStyle: TextStyle = { font: 'strong', size: 8.5 }
const cellStyle: TextStyle = { font: 'text', size: 8.5 }
const padding = 3
const gutter = 8

/** Shares of the width by the number of columns. */
const shares: Readonly<Record<number, readonly number[]>> = {
  2: [0.5, 0.5],
  3: [0.34, 0.36, 0.3],
  4: [0.4, 0.22, 0.19, 0.19],
}
/** A first column of letters is narrow. */
const letterShares = [0.12, 0.44, 0.44]

type CellOptions = NonNullable<Parameters<PDFKit.PDFDocument['struct']>[1]> & {
  readonly scope?: 'Row' | 'Column'
}

function widthsOf({ head, rows }: Table, width: number): number[] {
  const isLettered = head.length === 3 && rows.every(([first = '']) => first.length < 3)
  return (isLettered ? letterShares : (shares[head.length] ?? [])).map((share) => share * width)
}

type Row = {
  readonly cells: readonly string[]
  readonly styles: readonly [first: TextStyle, others: TextStyle]
  readonly scope: 'Row' | 'Column'
  readonly widths: readonly number[]
}

function heightOfRow(flow: PageFlow, { cells, styles, widths }: Row): number {
  const heights = cells.map((cell, index) =>
    heightOf(flow.pdf, cell, styles[index === 0 ? 0 : 1], (widths[index] ?? 0) - gutter),
  )
  return Math.max(...heights) + 2 * padding
}

function drawLine(flow: PageFlow, width: number, colour: string): void {
  drawDecoration(flow.pdf, (doc) =>
    doc
      .moveTo(flow.x, flow.y)
      .lineTo(flow.x + flow.width, flow.y)
      .lineWidth(width)
      .stroke(colour),
  )
}

function drawRow(flow: PageFlow, table: PDFKit.PDFStructureElement | null, row: Row): void {
  const { pdf } = flow
  const { cells, styles, scope, widths } = row
  let { x } = flow
  const element = table && pdf.doc.struct('TR')
  if (element) table.add(element)
  cells.forEach((cell, index) => {
    const isHeader = scope === 'Column' || index === 0
    const box = { x, y: flow.y + padding, width: (widths[index] ?? 0) - gutter }
    const write = () => writeText(pdf, cell, styles[index === 0 ? 0 : 1], box)
    const options: CellOptions = isHeader ? { scope } : {}
    if (element) element.add(pdf.doc.struct(isHeader ? 'TH' : 'TD', options, write))
    else drawDecoration(pdf, write)
    x += widths[index] ?? 0
  })
  element?.end()
  flow.y += heightOfRow(flow, row)
}

/** Draws a table with its title. A page that continues it repeats the head, which screen readers read once. */
export function drawTable(flow: PageFlow, table: Table): void {
  const { pdf } = flow
  const widths = widthsOf(table, flow.width)
  const head: Row = { cells: table.head, styles: [headStyle, headStyle], scope: 'Column', widths }
  const titleHeight = heightOf(pdf, table.title, titleStyle, flow.width)
  const rows = table.rows.map(
    (cells): Row => ({ cells, styles: [nameStyle, cellStyle], scope: 'Row', widths }),
  )
  const [first] = rows
  flow.ensureSpace(titleHeight + heightOfRow(flow, head) + (first ? heightOfRow(flow, first) : 0) + 4)
  const element = pdf.doc.struct('Table', { title: table.title })
  pdf.root.add(element)
  element.add(pdf.doc.struct('Caption', {}, () => writeText(pdf, table.title, titleStyle, flow)))
  flow.y += titleHeight + 2
  drawRow(flow, element, head)
  drawLine(flow, 1, ink)
  for (const row of rows) {
    if (flow.ensureSpace(heightOfRow(flow, row))) {
      drawRow(flow, null, head)
      drawLine(flow, 1, ink)
    }
    drawRow(flow, element, row)
    drawLine(flow, 0.5, lineColour)
  }
  element.end()
  flow.y += 10
}
