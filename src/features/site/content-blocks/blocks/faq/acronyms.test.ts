import { expect, test } from 'vitest'
import { withAcronyms } from './acronyms.ts'

test('upper-cases acronyms as whole words (C-017)', () => {
  expect(withAcronyms('faq for suv and vin')).toBe('FAQ for SUV and VIN')
  expect(withAcronyms('grade and engine')).toBe('grade and engine')
})

test.each([
  ['faqs about your ev', 'FAQs about your EV'],
  ['FAQS', 'FAQs'],
  ['The gr-yaris, the 4x4 and tgrsa.', 'The GR-yaris, the 4X4 and TGRSA.'],
  ['Popia, csr, tfs, hev, qr, pdf, sa', 'POPIA, CSR, TFS, HEV, QR, PDF, SA'],
  ['Vine, savings, every SUVs evening', 'Vine, savings, every SUVs evening'],
  ['i-suv entsha', 'i-SUV entsha'],
  ['Êv and évin', 'Êv and évin'],
])('turns “%s” into “%s” (C-017)', (title, expected) => {
  expect(withAcronyms(title)).toBe(expected)
})
