import { z } from 'zod'
import { list, requiredText, text } from '#platform/service/readable.ts'
import { formatWirePrice, incomingPrice, wirePrice } from '#platform/service/wire-price.ts'
import { type Colour, finishes } from '../../model.ts'
import { drawingColourOf, type RangeToDraw } from '../drawn-vehicle.ts'
import { defaultRoofFor, paintFromName, tonesFromName } from './paint-names.ts'
import type { PictureAddresses } from './pictures.ts'
import { pictureWidths } from './pictures.ts'
import { enumValue } from './read.ts'

/**
 * A colour in the contract's spelling. `hex`, `roofHex` and `finish`, for the drawings, and `surcharge` are our
 * extensions.
 */
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
  surcharge: wirePrice.describe('What it adds to the price of a model, in rand, as digits'),
})

/** @param range of the vehicle in this colour. */
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
    surcharge: formatWirePrice(colour.surcharge ?? null),
  }
}

const hex = text.transform((value) => (/^#[0-9a-f]{6}$/i.test(value ?? '') ? value : null))

const incomingColour = z.object({
  colourCode: requiredText,
  colourCode2: text,
  paintCode: text,
  colourTitle: requiredText,
  customerOrderType: text,
  hex,
  roofHex: hex,
  finish: enumValue(finishes),
  surcharge: incomingPrice,
})

type Incoming = z.output<typeof incomingColour>

/**
 * Returns the hex value of a roof: from the service, from the model's colour with that code, from the name, or a
 * default that contrasts with the body. Null without a second code.
 */
function roofOf(wire: Incoming, body: string, others: readonly Incoming[]): string | null {
  if (wire.roofHex !== null || wire.colourCode2 === null) return wire.roofHex
  const match = others.find(
    ({ colourCode, colourCode2 }) => colourCode === wire.colourCode2 && colourCode2 === null,
  )
  const matchHex = match && (match.hex ?? paintFromName(match.colourTitle).hex)
  return matchHex ?? tonesFromName(wire.colourTitle).roof ?? defaultRoofFor(body)
}

/** Adds the roof's code when a service gives a two-tone paint the same code as the single-tone paint of its body. */
function codeOf({ colourCode, colourCode2 }: Incoming, others: readonly Incoming[]): string {
  const isShared = others.filter((other) => other.colourCode === colourCode).length > 1
  return isShared && colourCode2 !== null ? `${colourCode}-${colourCode2}` : colourCode
}

function colourOf(wire: Incoming, _: number, others: readonly Incoming[]): Colour {
  const body = wire.colourCode2 === null ? wire.colourTitle : tonesFromName(wire.colourTitle).body
  const bodyHex = wire.hex ?? paintFromName(body).hex
  return {
    code: codeOf(wire, others),
    code2: wire.colourCode2,
    paintCode: wire.paintCode ?? wire.colourCode,
    title: wire.colourTitle,
    customerOrderType: wire.customerOrderType,
    hex: bodyHex,
    roofHex: roofOf(wire, bodyHex, others),
    finish: wire.finish ?? paintFromName(wire.colourTitle).finish,
    ...(wire.surcharge && { surcharge: wire.surcharge }),
  }
}

/**
 * Reads the colours of a model. Without hex values, which the contract lacks, colours are estimated from their names. A
 * second code makes a paint two-tone. Source: requirement V-239.
 */
export const incomingColours = list(incomingColour).transform((colours): Colour[] => colours.map(colourOf))
