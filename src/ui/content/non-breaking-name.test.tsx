import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NonBreakingName } from './non-breaking-name.tsx'

const html = (name: string) => renderToStaticMarkup(<NonBreakingName name={name} />)

it('keeps hyphenated words on one line and the name unchanged', () => {
  const name = 'Fortuner 2.8 GD-6 4x4 GR-Sport 6AT'
  expect(html(name)).toMatch(/^Fortuner 2\.8 <span[^>]*>GD-6<\/span> 4x4 <span[^>]*>GR-Sport<\/span> 6AT$/)
  expect(html(name).replaceAll(/<[^>]*>/g, '')).toBe(name)
})

it('leaves a name without hyphens unchanged', () => {
  expect(html('Vitz 1.0 XR')).toBe('Vitz 1.0 XR')
})
