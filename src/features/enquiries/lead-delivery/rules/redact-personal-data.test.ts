import { expect, test } from 'vitest'
import { redactPersonalData } from './redact-personal-data.ts'

test.each([
  ['550 5.1.1 <thabo@example.co.za>: no such user', '550 5.1.1 <…@…>: no such user'],
  ['to:lindiwe.o’neil+car@mail.example.co.za refused', 'to:…@… refused'],
  ['No subscriber +27 82 123 4567 here', 'No subscriber … here'],
  ['451 4.7.1 Try again in 300 seconds', '451 4.7.1 Try again in 300 seconds'],
  ['first\r\nsecond', 'first second'],
])('removes personal data and line breaks from: %s', (text, redacted) => {
  expect(redactPersonalData(text)).toBe(redacted)
})
