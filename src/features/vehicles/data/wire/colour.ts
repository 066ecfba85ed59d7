import { z } from 'zod'
import { requiredText, text } from '#platform/service/readable.ts'
import { type Colour, finishes } from '../../model.ts'
import { drawingColourOf, type RangeToDraw } from '../drawn-vehicle.ts'
import { paintCalled } from './paint-names.ts'
import type { PictureAddresses } from './pictures.ts'
import { pictureWidths } from './pictures.ts'
import { word } from './read.ts'

/** A colour as the contract has it; from `hex` on it is what our own drawings need besides. */
export const wireColourSchema = z.object({
  colourCode: z.string(),
  colourCode2: z.string().nullable().describe('The roof of a two-tone paint'),
  paintCode: z.string(),
  colourTitle: z.string(),
  customerOrderType: z.string().nullable(),
  colourImage: z.object({ desktop: z.url().nullable() }),
  hex: z.string().describe('#rrggbb'),
  roofHex: z.string().nullable(),
  finish: z.enum(finishes),
})

/** @param range of the vehicle that shows the colour. */
export function wireColourOf(
  colour: Colour,
  range: RangeToDraw,
  addresses: PictureAddresses,
): z.infer<typeof wireColourSchema> {
  const image = addresses.vehicle(range, 'side', drawingColourOf(colour), pictureWidths.desktop)
  return {
    colourCode: colour.code,
    colourCode2: colour.code2,
    paintCode: colour.paintCode,
    colourTitle: colour.title,
    customerOrderType: colour.customerOrderType,
    colourImage: { desktop: image },
    hex: colour.hex,
    roofHex: colour.roofHex,
    finish: colour.finish,
  }
}

const hex = text.transform((value) => (/^#[0-9a-f]{6}$/i.test(value ?? '') ? value : null))

/** Reads a colour. A service that has pictures only does not say what a paint looks like: its name does, roughly. */
export const incomingColour = z
  .object({
    colourCode: requiredText,
    colourCode2: text,
    paintCode: text,
    colourTitle: requiredText,
    customerOrderType: text,
    hex,
    roofHex: hex,
    finish: word(finishes),
  })
  .transform((wire): Colour => {
    const paint = paintCalled(wire.colourTitle)
    return {
      code: wire.colourCode,
      code2: wire.colourCode2,
      paintCode: wire.paintCode ?? wire.colourCode,
      title: wire.colourTitle,
      customerOrderType: wire.customerOrderType,
      hex: wire.hex ?? paint.hex,
      roofHex: wire.roofHex,
      finish: wire.finish ?? paint.finish,
    }
  })
