import { encode } from 'uqr'
import { drawQr } from '#art/things/index.ts'
import { defineFamily } from '../family.ts'
import { text } from '../texts.ts'

/** Characters of a QR code: beyond, its modules are too small for a telephone across a table. */
const longestQrText = 300

/** A code for a telephone's camera: `qr/{text}`. */
export const qr = defineFamily({
  segments: { text: text(longestQrText, ['https://www.example.co.za/vehicles/vitz']) },
  // M recovers 15 % of the code: what a reflection on a screen or a crease in a print takes away. The drawing
  // brings the quiet border itself.
  draw: ({ text: content }) => drawQr(encode(content, { ecc: 'M', border: 0 }).data),
  size: () => ({ width: 400, height: 400 }),
})
