import { encode } from 'uqr'
import { drawQr } from '#art/things/index.ts'
import { defineFamily } from '../family.ts'
import { text } from '../text-part.ts'

/** Maximum characters: with more, the modules are too small to scan across a table. */
export const maxQrText = 300

/** A QR code: `qr/{text}`. */
export const qr = defineFamily({
  segments: { text: text(maxQrText, ['https://www.example.co.za/vehicles/vitz']) },
  // Level M recovers 15 % of the code, enough for a reflection on a screen or a crease in a print. `drawQr` adds the
  // quiet zone.
  draw: ({ text: content }) => drawQr(encode(content, { ecc: 'M', border: 0 }).data),
  size: () => ({ width: 400, height: 400 }),
})
