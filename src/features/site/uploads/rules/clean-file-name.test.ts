import { describe, expect, it } from 'vitest'
import { cleanFileName, visibleName } from './clean-file-name.ts'

describe('cleanFileName', () => {
  it.each([
    ['front.JPG', 'jpg', 'front.jpg'],
    ['photo.png', 'jpg', 'photo.jpg'],
    ['../../etc/passwd', 'jpg', 'passwd.jpg'],
    ['C:\\Users\\Thandi\\cv.docx', 'pdf', 'cv.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'pdf', 'aSet-Cookie- x.pdf'],
    ['\u0000a\u007f\u2028b.pdf', 'pdf', 'ab.pdf'],
    ['cv\u202efdp.exe', 'pdf', 'cvfdp.pdf'],
    ['\u200f\u2067سيرة\u2069.pdf', 'pdf', 'سيرة.pdf'],
    ['my  cv   2026.pdf', 'pdf', 'my cv 2026.pdf'],
    ['archive.tar.gz', 'pdf', 'archive.tar.pdf'],
    ['.htaccess', 'jpg', 'htaccess.jpg'],
    ['...', 'pdf', 'file.pdf'],
    ['', 'jpg', 'file.jpg'],
    ['<"a|b?>*.jpg', 'jpg', '--a-b---.jpg'],
    ['half \ud83d.jpg', 'jpg', 'half �.jpg'],
  ])('turns %j with the content of a .%s into %j', (name, extension, expected) => {
    expect(cleanFileName(name, extension)).toBe(expected)
  })

  it('shortens 10 000 characters to 120, without splitting one', () => {
    const name = cleanFileName(`${'🚙'.repeat(10_000)}.jpg`, 'jpg')
    expect([...name].length).toBeLessThanOrEqual(120)
    expect(name.isWellFormed()).toBe(true)
    expect(name.endsWith('🚙.jpg')).toBe(true)
  })
})

it('keeps the extension in a message', () => {
  expect(visibleName('C:\\cv\u202e.docx')).toBe('cv.docx')
})
