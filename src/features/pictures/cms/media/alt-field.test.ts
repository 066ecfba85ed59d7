import { expect, it } from 'vitest'
import { altFault } from './alt-field.ts'

const fault = (value: string | null | undefined, siblingData: object, locale = 'en') =>
  altFault(value, { siblingData, req: { locale } })

const picture = { mimeType: 'image/jpeg' }

it.each([null, undefined, '', '   '])('a picture needs a description: %j', (value) => {
  expect(fault(value, picture)).toContain('Describe what the picture shows')
})

it.each([
  ['described', 'A gravel road', picture, 'en'],
  ['decoration', '', { ...picture, decorative: true }, 'en'],
  ['shown in English until translated', '', picture, 'af'],
  ['a document', '', { mimeType: 'application/pdf' }, 'en'],
  ['a film', null, { mimeType: 'video/mp4' }, 'en'],
] as const)('%s: nothing is asked', (_, value, siblings, locale) => {
  expect(fault(value, siblings, locale)).toBe(true)
})
