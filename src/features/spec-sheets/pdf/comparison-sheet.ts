import type { Sheet } from '../sheet.ts'
import { drawHead } from './head.ts'
import { decorate, heightOf, ink, ink2, margin, type Paper, pixels, raised, say, write } from './paper.ts'
import { drawPrice } from './price.ts'
import { drawQrCode } from './qr.ts'
import { drawGroup, type Flow } from './table.ts'

const pictureHeight = 74
const qrEdge = 92
const name = { font: 'strong', size: 10 } as const

/** Which model stands in which column: at the top of every sheet, with its picture and price on the first. */
function drawColumnHeads(
  paper: Paper,
  { view }: Sheet,
  top: number,
  pictures: readonly (Buffer | null)[] | null,
): number {
  const label = paper.width * 0.2
  const width = (paper.width - label) / view.models.length
  const heights = view.models.map((model, index) => {
    const place = { x: margin + label + index * width, y: top, width: width - 10 }
    const picture = pictures?.[index]
    if (picture) {
      decorate(paper, (doc) => doc.rect(place.x, top, place.width, pictureHeight).fill(raised))
      paper.root.add(
        paper.doc.struct('Figure', { alt: `${model.name}, from the side` }, () =>
          paper.doc.image(pixels(picture), place.x + 8, top + 6, {
            fit: [place.width - 16, pictureHeight - 10],
            align: 'center',
            valign: 'bottom',
          }),
        ),
      )
    }
    const below = { ...place, y: top + (picture ? pictureHeight + 8 : 0) }
    const height = heightOf(paper, model.name, name, below.width)
    // Read aloud once, however many sheets repeat it.
    if (pictures) say(paper, 'P', model.name, name, below)
    else decorate(paper, () => write(paper, model.name, name, below))
    const priced = { ...below, y: below.y + height + 1 }
    const price = { font: 'display', size: pictures ? 13 : 10 } as const
    const cost = view.showsPrices && pictures ? drawPrice(paper, model, price, priced) : 0
    return priced.y + cost - top
  })
  const bottom = top + Math.max(...heights) + 6
  decorate(paper, (doc) =>
    doc
      .moveTo(margin, bottom)
      .lineTo(margin + paper.width, bottom)
      .lineWidth(1.2)
      .stroke(ink),
  )
  return bottom
}

/** Models beside each other, line by line; what differs stands out. */
export function drawComparisonSheet(paper: Paper, sheet: Sheet, pictures: readonly (Buffer | null)[]) {
  const { view, address } = sheet
  let y = drawHead(paper, sheet, 'Models compared')
  const title = `Compare the ${view.range.name}`
  y += say(paper, 'H1', title, { font: 'display', size: 22 }, { x: margin, y, width: paper.width }) + 12
  const label = paper.width * 0.2
  drawQrCode(paper, address, { x: margin - 4, y: y - 4, edge: qrEdge })
  const hint = 'What differs is set in bold.'
  const small = { font: 'text', size: 8, colour: ink2 } as const
  const heads = drawColumnHeads(paper, sheet, y, pictures)
  const hintAt = { x: margin, y: y + qrEdge + 8, width: label - 10 }
  const hintEnds = hintAt.y + heightOf(paper, hint, small, hintAt.width)
  say(paper, 'P', hint, small, hintAt)
  const flow: Flow = {
    x: margin,
    y: Math.max(heads, hintEnds),
    width: paper.width,
    room(height) {
      if (this.y + height <= paper.bottom) return
      paper.doc.addPage()
      this.y = drawColumnHeads(paper, sheet, margin, null)
    },
  }
  for (const group of view.table) drawGroup(paper, flow, group)
}
