import {
  drawDecoration,
  drawText,
  heightOf,
  ink,
  lineColour,
  raised,
  type TextStyle,
  writeText,
} from '#features/vehicles/print/server.ts'
import type { Lamp, LampColour, Passage } from '../manual.ts'
import { lampShapes } from './lamp-shapes.ts'
import type { PageFlow } from './page-flow.ts'
import { drawTable } from './tables.ts'

const body: TextStyle = { font: 'text', size: 9.5 }
const strong: TextStyle = { font: 'strong', size: 9.5 }
const gap = 7

function drawParagraph(flow: PageFlow, text: string): void {
  flow.ensureSpace(heightOf(flow.pdf, text, body, flow.width))
  flow.y += drawText(flow.pdf, 'P', text, body, flow) + gap
}

/** A box with a bar at its side: red for what can hurt somebody, and the word in any case. */
function drawBox(flow: PageFlow, kind: 'warning' | 'note', text: string): void {
  const { pdf } = flow
  const box = { x: flow.x + 12, width: flow.width - 22 }
  const word = kind === 'warning' ? 'Warning' : 'Note'
  const wordHeight = heightOf(pdf, word, strong, box.width)
  const height = wordHeight + heightOf(pdf, text, body, box.width) + 14
  flow.ensureSpace(height)
  drawDecoration(pdf, (doc) => {
    doc.rect(flow.x, flow.y, flow.width, height).fill(raised)
    doc.rect(flow.x, flow.y, 3, height).fill(kind === 'warning' ? lampColours.red : ink)
  })
  const note = pdf.doc.struct('Note')
  pdf.root.add(note)
  note.add(pdf.doc.struct('P', {}, () => writeText(pdf, word, strong, { ...box, y: flow.y + 6 })))
  note.add(pdf.doc.struct('P', {}, () => writeText(pdf, text, body, { ...box, y: flow.y + 7 + wordHeight })))
  note.end()
  flow.y += height + gap
}

function drawEntries(flow: PageFlow, entries: readonly string[], label: (index: number) => string): void {
  const { pdf } = flow
  const list = pdf.doc.struct('L')
  pdf.root.add(list)
  entries.forEach((entry, index) => {
    const width = flow.width - 18
    flow.ensureSpace(heightOf(pdf, entry, body, width))
    const item = pdf.doc.struct('LI')
    list.add(item)
    const place = { x: flow.x, y: flow.y, width: 18 }
    item.add(pdf.doc.struct('Lbl', {}, () => writeText(pdf, label(index), strong, place)))
    item.add(
      pdf.doc.struct('LBody', {}, () => writeText(pdf, entry, body, { ...place, x: flow.x + 18, width })),
    )
    flow.y += heightOf(pdf, entry, body, width) + 4
  })
  list.end()
  flow.y += gap - 4
}

const lampColours: Readonly<Record<LampColour, string>> = {
  red: '#b8101f',
  amber: '#a86200',
  green: '#1c7a3a',
  blue: '#1c58b8',
}

const lampEdge = 26

/** Draws a symbol into a square whose top left corner is given. Points. */
function drawSymbol(flow: PageFlow, { symbol, colour }: Lamp, x: number, y: number): void {
  const { doc } = flow.pdf
  const { lines, areas, letters } = lampShapes[symbol]
  const paint = lampColours[colour]
  doc
    .save()
    .translate(x, y)
    .scale(lampEdge / 24)
  doc.lineWidth(1.5).lineJoin('round').lineCap('round')
  if (lines) doc.path(lines).stroke(paint)
  if (areas) doc.path(areas).fill(paint)
  if (letters) {
    const size = letters.length > 3 ? 7 : letters.length > 1 ? 6.5 : 10
    doc.font('strong').fontSize(size).fillColor(paint)
    doc.text(letters, 0, 12 - size * 0.6, { width: 24, align: 'center', lineBreak: false })
  }
  doc.restore()
}

function drawLamps(flow: PageFlow, lamps: readonly Lamp[]): void {
  const { pdf } = flow
  const x = flow.x + lampEdge + 14
  const width = flow.width - lampEdge - 14
  for (const lamp of lamps) {
    const title = `${lamp.name} (${lamp.colour})`
    const titleHeight = heightOf(pdf, title, strong, width)
    const height = Math.max(lampEdge, titleHeight + heightOf(pdf, lamp.text, body, width))
    flow.ensureSpace(height + 8)
    const { y } = flow
    pdf.root.add(
      pdf.doc.struct('Figure', { alt: `Symbol: ${lamp.name}, ${lamp.colour}` }, () =>
        drawSymbol(flow, lamp, flow.x, y),
      ),
    )
    drawText(pdf, 'P', title, strong, { x, y, width })
    drawText(pdf, 'P', lamp.text, body, { x, y: y + titleHeight, width })
    flow.y += height + 8
    drawDecoration(pdf, (doc) =>
      doc
        .moveTo(flow.x, flow.y - 4)
        .lineTo(flow.x + flow.width, flow.y - 4)
        .lineWidth(0.5)
        .stroke(lineColour),
    )
  }
  flow.y += gap
}

/** Draws a passage at the position of the flow, which moves on below it. */
export function drawPassage(flow: PageFlow, passage: Passage): void {
  switch (passage.kind) {
    case 'text':
      drawParagraph(flow, passage.text)
      break
    case 'warning':
    case 'note':
      drawBox(flow, passage.kind, passage.text)
      break
    case 'list':
      drawEntries(flow, passage.entries, () => '•')
      break
    case 'steps':
      drawEntries(flow, passage.entries, (index) => `${index + 1}`)
      break
    case 'lamps':
      drawLamps(flow, passage.lamps)
      break
    default:
      drawTable(flow, passage.table)
  }
}
