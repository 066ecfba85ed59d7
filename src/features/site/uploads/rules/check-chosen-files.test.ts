import { describe, expect, it } from 'vitest'
import { attachmentKinds, documentKinds, pictureKinds } from '../upload.ts'
import { checkChosenFiles } from './check-chosen-files.ts'
import { acceptAttribute } from './file-types.ts'

const file = (name: string, size = 1_000, type = '') => ({ name, size, type })

describe('checkChosenFiles', () => {
  it.each([
    ['a picture of exactly 5 242 880 bytes (D-325, D-424)', [file('a.jpg', 5_242_880)], pictureKinds, null],
    ['one byte more (D-326, D-327)', [file('a.jpg', 5_242_881)], pictureKinds, 'tooLarge'],
    ['a CV of exactly 5 242 880 bytes (V-272)', [file('a.pdf', 5_242_880)], documentKinds, null],
    ['a CV with one byte more (V-272)', [file('a.pdf', 5_242_881)], documentKinds, 'tooLarge'],
    ['.jpeg and .PNG (D-324)', [file('a.jpeg')], pictureKinds, null],
    ['a GIF (D-324)', [file('a.gif')], pictureKinds, 'wrongType'],
    ['a PDF as a picture (D-324)', [file('a.pdf')], pictureKinds, 'wrongType'],
    ['a Word document as a CV (V-265)', [file('cv.docx')], documentKinds, 'wrongType'],
    ['a picture as a CV (V-265)', [file('cv.png')], documentKinds, 'wrongType'],
    ['a text as an attachment (C-308)', [file('a.txt')], attachmentKinds, 'wrongType'],
    ['a name without an extension, by its type', [file('photo', 1, 'image/png')], pictureKinds, null],
    ['a name without an extension and type', [file('photo')], pictureKinds, 'wrongType'],
    ['nothing', [], pictureKinds, null],
    ['two files for one', [file('a.jpg'), file('b.jpg')], pictureKinds, 'tooMany'],
  ])('judges %s', (_, files, accept, expected) => {
    expect(checkChosenFiles(files, { accept, maxFiles: 1 })).toBe(expected)
  })
})

it('offers only accepted files in the dialog of the browser (D-324)', () => {
  expect(acceptAttribute(pictureKinds)).toBe('.jpg,.jpeg,.png')
  expect(acceptAttribute(documentKinds)).toBe('.pdf')
})
