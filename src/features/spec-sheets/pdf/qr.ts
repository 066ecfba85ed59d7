import { encode } from 'uqr'
import { decorate, ink, ink2, type Paper, say } from './paper.ts'

/** What stands for a code to those who hear the paper, and what is printed below it. */
type Words = { readonly leads: string; readonly note: string }

/** A code for a telephone's camera, as vectors; its edge in points, quiet border included. */
export function drawQrCode(
  paper: Paper,
  text: string,
  at: { x: number; y: number; edge: number },
  words: Words = { leads: `QR code that leads to ${text}`, note: 'See it on our site' },
): void {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const module = at.edge / data.length
  const code = paper.doc.struct('Figure', { alt: words.leads }, () => {
    paper.doc.rect(at.x, at.y, at.edge, at.edge).fill('#ffffff')
    data.forEach((row, y) => {
      row.forEach((dark, x) => {
        // A trace wider than its place: thin white lines between modules confuse cameras.
        if (dark) paper.doc.rect(at.x + x * module, at.y + y * module, module + 0.05, module + 0.05)
      })
    })
    paper.doc.fill(ink)
  })
  paper.root.add(code)
  const note = { font: 'text', size: 7, colour: ink2 } as const
  say(paper, 'P', words.note, note, { x: at.x + 8, y: at.y + at.edge - 2, width: at.edge })
  decorate(paper, () => {
    paper.doc.link(at.x, at.y, at.edge, at.edge, text)
  })
}
