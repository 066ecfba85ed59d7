import type { Part } from './part.ts'

/** Colours of a vehicle, each `#rrggbb` in lower case; `roof` only when it differs from the body. */
export type DrawingColour = { readonly body: string; readonly roof?: string }

const hexPattern = /^[0-9a-f]{6}$/

/** Formats `#rrggbb` for an address: lower case, without `#`. @throws RangeError for anything else. */
export function writeHex(colour: string): string {
  const digits = colour.slice(1).toLowerCase()
  if (colour[0] !== '#' || !hexPattern.test(digits)) throw new RangeError(`Not a #rrggbb colour: ${colour}`)
  return digits
}

/** Parses `rrggbb` from an address as `#rrggbb`; undefined for anything else. */
export function readHex(text: string | undefined): string | undefined {
  return text !== undefined && hexPattern.test(text) ? `#${text}` : undefined
}

export function hex(...samples: Part<string>['samples']): Part<string> {
  return { write: writeHex, read: readHex, samples }
}

/** The paint of a vehicle: `rrggbb`, or `rrggbb-rrggbb` with a separate roof colour. */
export const paint: Part<DrawingColour> = {
  write: ({ body, roof }) => [body, ...(roof ? [roof] : [])].map(writeHex).join('-'),
  read(text) {
    const [body, roof, ...more] = text.split('-').map(readHex)
    if (!body || more.length > 0) return undefined
    if (roof) return { body, roof }
    return text.includes('-') ? undefined : { body }
  },
  samples: [{ body: '#a41e22', roof: '#15171a' }, { body: '#eef0ee' }, { body: '#1c3f73' }],
}
