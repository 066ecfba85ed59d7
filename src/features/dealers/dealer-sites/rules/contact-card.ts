/** The contact details of a dealer for an address book. */
export type ContactCard = {
  readonly name: string
  readonly telephone: string | null
  readonly street: string | null
  readonly suburb: string | null
  readonly city: string | null
  readonly region: string | null
  readonly postalCode: string | null
  readonly country: string | null
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null
  /** Absolute. */
  readonly url: string
}

/** Maximum length of a line in octets, without the line break. Source: RFC 6350 §3.2. */
const maxOctets = 75

const escaped = (text: string | null) => (text ?? '').replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Breaks a line into pieces of 75 octets; a continuation begins with a space. Never splits a character. */
function fold(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece].join('\r\n')
}

/** Returns a contact card as vCard 4.0 (RFC 6350). */
export function vCard(card: ContactCard): string {
  const { name, telephone, street, suburb, city, region, postalCode, country, coordinates, url } = card
  const address = [null, suburb === city ? null : suburb, street, city, region, postalCode, country]
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    ...(telephone ? [`TEL;VALUE=uri;TYPE=work:tel:${telephone.replace(/[^0-9+]/g, '')}`] : []),
    `ADR;TYPE=work:${address.map(escaped).join(';')}`,
    ...(coordinates ? [`GEO:geo:${coordinates.latitude},${coordinates.longitude}`] : []),
    `URL:${url}`,
    'END:VCARD',
    '',
  ]
    .map(fold)
    .join('\r\n')
}
