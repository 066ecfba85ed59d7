import { expect, it } from 'vitest'
import { uploadTexts } from './texts.ts'
import { attachmentKinds, documentKinds, pictureKinds } from './upload.ts'
import { uploadMessage } from './upload-message.ts'

const english = uploadTexts('en').uploads

it('says the same exact sentence for a file over 5 MB in every field (D-326, D-400, V-326)', () => {
  for (const accept of [pictureKinds, documentKinds, attachmentKinds])
    expect(uploadMessage(english, 'tooLarge', { accept, maxFiles: 1 })).toBe(
      'File size should be less than 5MB.',
    )
})

it.each([
  [pictureKinds, 'Please choose a JPG or PNG picture.'],
  [documentKinds, 'Please choose a PDF.'],
  [attachmentKinds, 'Please choose a PDF, JPG or PNG.'],
])('names the types that a field accepts: %j', (accept, message) => {
  expect(uploadMessage(english, 'wrongType', { accept, maxFiles: 1 })).toBe(message)
})

it('names the number of files that a field takes', () => {
  const slot = { accept: pictureKinds, maxFiles: 3 }
  expect(uploadMessage(english, 'tooMany', slot)).toBe('Too many files. You can add 3 here.')
})
