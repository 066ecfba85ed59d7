import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

const data = Buffer.from('hello')

// The digest was taken with sha256sum.
it.each([
  ['Karoo Road.JPG', 'karoo-road-2cf24dba5f.png'],
  ['Fîlm – ê (final) v2.png', 'film-e-final-v2-2cf24dba5f.png'],
  ['../../etc/passwd', 'passwd-2cf24dba5f.png'],
  ['照片.jpg', 'file-2cf24dba5f.png'],
  ['.hidden', 'hidden-2cf24dba5f.png'],
  ['', 'file-2cf24dba5f.png'],
  [`${'long '.repeat(30)}.png`, `${'long-'.repeat(12).slice(0, -1)}-2cf24dba5f.png`],
])('stores %s as %s', (name, storedName) => {
  expect(fileNameOf(name, data, 'png')).toBe(storedName)
})

it('gives a file with other content another name', () => {
  expect(fileNameOf('a.png', Buffer.from('hello!'), 'png')).not.toBe(fileNameOf('a.png', data, 'png'))
})
