import { expect, it } from 'vitest'
import { hiddenWhereAllFit } from './slides-per-view.ts'

it('hides controls only in windows in which all slides are visible', () => {
  const perView = { phone: 1.15, medium: 2, large: 3, desktop: 4 }
  expect(hiddenWhereAllFit(perView, 5)).toBe('')
  expect(hiddenWhereAllFit(perView, 4)).toBe('min-[80rem]:hidden')
  expect(hiddenWhereAllFit(perView, 3)).toBe('min-[60.3125rem]:max-[80rem]:hidden min-[80rem]:hidden')
  expect(hiddenWhereAllFit(perView, 1)).toContain('max-[40.5rem]:hidden')
  expect(hiddenWhereAllFit({ phone: 1, medium: 2 }, 2)).toBe(
    'min-[40.5rem]:max-[60.3125rem]:hidden min-[60.3125rem]:max-[80rem]:hidden min-[80rem]:hidden',
  )
})
