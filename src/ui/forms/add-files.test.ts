import { expect, it } from 'vitest'
import { addFiles } from './add-files.ts'

const file = (name: string, text = name, lastModified = 1) => new File([text], name, { lastModified })

it('adds files after those that are chosen already', () => {
  const [front, rear] = [file('front.jpg'), file('rear.jpg')]
  expect(addFiles([front], [rear])).toEqual([front, rear])
  expect(addFiles([front], [])).toEqual([front])
})

it('leaves out a file that is chosen already, and one that is chosen twice', () => {
  const front = file('front.jpg')
  expect(addFiles([front], [file('front.jpg')])).toEqual([front])
  expect(addFiles([], [front, file('front.jpg')])).toEqual([front])
})

it('adds a file of the same name with another size or time of change', () => {
  const files = [file('front.jpg', 'one'), file('front.jpg', 'longer'), file('front.jpg', 'one', 2)]
  expect(addFiles([], files)).toHaveLength(3)
})
