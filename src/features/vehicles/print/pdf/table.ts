import type { SpecificationRows } from '#features/vehicles/vehicles/index.ts'
import {
  drawDecoration,
  heightOf,
  ink2,
  lineColour,
  type PrintDocument,
  type TextStyle,
  writeText,
} from './document.ts'

const labelStyle: TextStyle = { font: 'text', size: 8.5, colour: ink2 }
const valueStyle: TextStyle = { font: 'text', size: 9 }
const differingStyle: TextStyle = { font: 'strong', size: 9 }
const titleStyle: TextStyle = { font: 'display', size: 12 }

const padding = 4
const missingValue = '–'

/** The current writing position. */
export type Flow = {
  x: number
  y: number
  readonly width: number
  /** Ensures the given height in points, moving to the next column or page when needed. */
  ensureSpace(height: number): void
}

type CellOptions = NonNullable<Parameters<PDFKit.PDFDocument['struct']>[1]> & { readonly scope?: 'Row' }

/** Makes a header the row header for screen readers. The types of pdfkit lack this option. */
const rowHeaderOptions: CellOptions = { scope: 'Row' }

type Cell = { readonly text: string; readonly style: TextStyle; readonly tag: 'TH' | 'TD' }

/** Returns the column widths: the label column, then one for each model. */
function widthsOf(width: number, models: number): number[] {
  const label = width * (models === 1 ? 0.42 : 0.2)
  return [label, ...Array.from({ length: models }, () => (width - label) / models)]
}

function drawRow(
  pdf: PrintDocument,
  table: PDFKit.PDFStructureElement,
  flow: Flow,
  cells: readonly Cell[],
): void {
  const widths = widthsOf(flow.width, cells.length - 1)
  const innerWidth = (index: number) => (widths[index] ?? 0) - 8
  const height = Math.max(
    ...cells.map(({ text, style }, index) => heightOf(pdf, text, style, innerWidth(index))),
  )
  flow.ensureSpace(height + 2 * padding)
  const row = pdf.doc.struct('TR')
  table.add(row)
  let { x } = flow
  cells.forEach(({ text, style, tag }, index) => {
    const box = { x, y: flow.y + padding, width: innerWidth(index) }
    row.add(pdf.doc.struct(tag, tag === 'TH' ? rowHeaderOptions : {}, () => writeText(pdf, text, style, box)))
    x += widths[index] ?? 0
  })
  row.end()
  flow.y += height + 2 * padding
  drawDecoration(pdf, (doc) =>
    doc
      .moveTo(flow.x, flow.y)
      .lineTo(flow.x + flow.width, flow.y)
      .lineWidth(0.5)
      .stroke(lineColour),
  )
}

/** Draws a group of specifications as a table with a title. Rows in which the models differ are bold. */
export function drawGroup(pdf: PrintDocument, flow: Flow, { title, rows }: SpecificationRows): void {
  // Keeps the title together with the first row.
  flow.ensureSpace(24 + 2 * 20)
  flow.y += 10
  pdf.root.add(
    pdf.doc.struct('H2', {}, () => writeText(pdf, title, titleStyle, { ...flow, width: flow.width })),
  )
  flow.y += heightOf(pdf, title, titleStyle, flow.width) + 2
  const table = pdf.doc.struct('Table', { title })
  pdf.root.add(table)
  for (const { label, values, differs } of rows) {
    const style = differs && values.length > 1 ? differingStyle : valueStyle
    drawRow(pdf, table, flow, [
      { text: label, style: labelStyle, tag: 'TH' },
      ...values.map((value): Cell => ({ text: value ?? missingValue, style, tag: 'TD' })),
    ])
  }
  table.end()
}
