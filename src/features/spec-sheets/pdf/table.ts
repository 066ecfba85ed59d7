import type { SpecificationRows } from '#features/vehicles/index.ts'
import { decorate, heightOf, ink2, line, type Paper, type Style, write } from './paper.ts'

const labelStyle: Style = { font: 'text', size: 8.5, colour: ink2 }
const valueStyle: Style = { font: 'text', size: 9 }
const differingStyle: Style = { font: 'strong', size: 9 }
const titleStyle: Style = { font: 'display', size: 12 }

const air = 4
const unstated = '–'

/** Where the next thing is written, and where to go on when there is no room for it. */
export type Flow = {
  x: number
  y: number
  readonly width: number
  /** Makes room for so many points, on the next column or sheet when it has to. */
  room(height: number): void
}

type CellOptions = NonNullable<Parameters<PDFKit.PDFDocument['struct']>[1]> & { readonly scope?: 'Row' }

/** Of a header that is read aloud with each cell of its row; the types of the library do not know it. */
const ofRow: CellOptions = { scope: 'Row' }

type Cell = { readonly text: string; readonly style: Style; readonly tag: 'TH' | 'TD' }

/** Widths of the columns: of the labels, then of each model. */
function widthsOf(width: number, models: number): number[] {
  const label = width * (models === 1 ? 0.42 : 0.2)
  return [label, ...Array.from({ length: models }, () => (width - label) / models)]
}

function drawRow(paper: Paper, table: PDFKit.PDFStructureElement, flow: Flow, cells: readonly Cell[]): void {
  const widths = widthsOf(flow.width, cells.length - 1)
  const inner = (index: number) => (widths[index] ?? 0) - 8
  const height = Math.max(
    ...cells.map(({ text, style }, index) => heightOf(paper, text, style, inner(index))),
  )
  flow.room(height + 2 * air)
  const row = paper.doc.struct('TR')
  table.add(row)
  let { x } = flow
  cells.forEach(({ text, style, tag }, index) => {
    const place = { x, y: flow.y + air, width: inner(index) }
    row.add(paper.doc.struct(tag, tag === 'TH' ? ofRow : {}, () => write(paper, text, style, place)))
    x += widths[index] ?? 0
  })
  row.end()
  flow.y += height + 2 * air
  decorate(paper, (doc) =>
    doc
      .moveTo(flow.x, flow.y)
      .lineTo(flow.x + flow.width, flow.y)
      .lineWidth(0.5)
      .stroke(line),
  )
}

/** A group of specifications with its title, as a table of its own. Rows in which models differ stand out. */
export function drawGroup(paper: Paper, flow: Flow, { title, rows }: SpecificationRows): void {
  // The title never stands alone at the foot of a column.
  flow.room(24 + 2 * 20)
  flow.y += 10
  paper.root.add(
    paper.doc.struct('H2', {}, () => write(paper, title, titleStyle, { ...flow, width: flow.width })),
  )
  flow.y += heightOf(paper, title, titleStyle, flow.width) + 2
  const table = paper.doc.struct('Table', { title })
  paper.root.add(table)
  for (const { label, values, differs } of rows) {
    const style = differs && values.length > 1 ? differingStyle : valueStyle
    drawRow(paper, table, flow, [
      { text: label, style: labelStyle, tag: 'TH' },
      ...values.map((value): Cell => ({ text: value ?? unstated, style, tag: 'TD' })),
    ])
  }
  table.end()
}
