import { expect, it } from 'vitest'
import { validateAltText } from './alt-field.ts'

const error = (value: string | null | undefined, siblingData: object, locale = 'en') =>
  validateAltText(value, { siblingData, req: { locale } })

const picture = { mimeType: 'image/jpeg' }

it.each([null, undefined, '', '   '])('rejects the alt text %j of a picture', (value) => {
  expect(error(value, picture)).toContain('Describe what the picture shows')
})

it.each([
  ['the alt text of a picture', 'A gravel road', picture, 'en'],
  ['no alt text for a decorative picture', '', { ...picture, decorative: true }, 'en'],
  ['no alt text in a translation', '', picture, 'af'],
  ['no alt text for a document', '', { mimeType: 'application/pdf' }, 'en'],
  ['no alt text for a video', null, { mimeType: 'video/mp4' }, 'en'],
] as const)('accepts %s', (_, value, siblings, locale) => {
  expect(error(value, siblings, locale)).toBe(true)
})
