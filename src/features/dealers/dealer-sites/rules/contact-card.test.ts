import { describe, expect, it } from 'vitest'
import { vCard } from './contact-card.ts'

const card = {
  name: 'Marula Toyota; Bryanston, North',
  telephone: '0800 000 101',
  ...{ street: '14 Fever Tree Road', suburb: 'Bryanston', city: 'Johannesburg', postalCode: '2191' },
  ...{ region: 'Gauteng', country: 'South Africa' },
  coordinates: { latitude: -26.0476, longitude: 28.0252 },
  url: 'https://www.example.co.za/dealers/marula-toyota-bryanston',
}
const unfolded = (text: string) => text.replace(/\r\n /g, '').split('\r\n')

describe('the contact card of a dealer', () => {
  it('is a vCard with name, telephone, address, position and site', () => {
    expect(unfolded(vCard(card))).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:org',
      'FN:Marula Toyota\\; Bryanston\\, North',
      'ORG:Marula Toyota\\; Bryanston\\, North',
      'TEL;VALUE=uri;TYPE=work:tel:0800000101',
      'ADR;TYPE=work:;Bryanston;14 Fever Tree Road;Johannesburg;Gauteng;2191;South Africa',
      'GEO:geo:-26.0476,28.0252',
      'URL:https://www.example.co.za/dealers/marula-toyota-bryanston',
      'END:VCARD',
      '',
    ])
  })

  it('folds lines after 75 octets without splitting a character', () => {
    const lines = vCard({ ...card, name: 'Môreson '.repeat(20) }).split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(lines.join('')).not.toContain('\uFFFD')
    expect(unfolded(lines.join('\r\n'))[3]).toBe(`FN:${'Môreson '.repeat(20)}`)
  })

  it('leaves out what is unknown', () => {
    const text = vCard({ ...card, telephone: null, coordinates: null, suburb: null })
    expect(text).not.toMatch(/TEL|GEO/)
    expect(text).toContain('ADR;TYPE=work:;;14 Fever')
  })
})
