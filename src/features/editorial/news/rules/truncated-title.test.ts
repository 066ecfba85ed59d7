import { expect, test } from 'vitest'
import { truncatedTitle } from './truncated-title.ts'

test.each([
  ['one two three four five six seven eight nine ten', 'one two three four five six seven eight nine…'],
  ['one two three four five six seven eight nine, ten', 'one two three four five six seven eight nine…'],
  ['one two three four five six seven eight nine', 'one two three four five six seven eight nine'],
  [' One  title ', 'One  title'],
])('shows nine words of %j, with an ellipsis only when it was cut (C-184)', (title, expected) => {
  expect(truncatedTitle(title)).toBe(expected)
})
