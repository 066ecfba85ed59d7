import { expect, test } from 'vitest'
import { chaptersOf } from './chapters.ts'

const heading = (text: string, tag = 'h2') => ({ type: 'heading', tag, text })
const paragraph = (text: string) => ({ type: 'paragraph', tag: undefined, text })
const content = (...children: (ReturnType<typeof heading> | ReturnType<typeof paragraph>)[]) => ({
  root: { children },
})
type Text = ReturnType<typeof content>

const texts = (part: Text | null) => part?.root.children.map(({ text }) => text) ?? null

test('splits a text at its main headings, after an introduction', () => {
  const chapters = chaptersOf<Text['root']['children'][number], Text>(
    content(
      paragraph('Before.'),
      heading('Why'),
      paragraph('Because.'),
      heading('Closer', 'h3'),
      paragraph('More.'),
      heading('How'),
    ),
  )
  expect(chapters?.map((chapter) => [texts(chapter.heading), texts(chapter.content)])).toEqual([
    [null, ['Before.']],
    [['Why'], ['Because.', 'Closer', 'More.']],
    [['How'], null],
  ])
})

test('leaves a text with fewer than two headings whole', () => {
  expect(chaptersOf(content(paragraph('Only.'), heading('One')))).toBeNull()
  expect(chaptersOf(null)).toBeNull()
})
