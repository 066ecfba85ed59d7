import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paint } from './paint.tsx'

test('shows a two-tone paint in both tones and a single-tone paint in one (V-239)', () => {
  const two = renderToStaticMarkup(<Paint colour={{ body: '#a41e22', roof: '#0b0c0e' }} />)
  expect(two).toContain('fill="#a41e22"')
  expect(two).toContain('fill="#0b0c0e"')
  const one = renderToStaticMarkup(<Paint colour={{ body: '#a41e22' }} />)
  expect(one).toContain('fill="#a41e22"')
  expect(one.match(/fill="#/g)).toHaveLength(1)
})
