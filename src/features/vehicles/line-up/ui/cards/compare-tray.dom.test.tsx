import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lineUpTexts } from '../../texts.ts'
import { CompareTick } from './compare-tick.tsx'
import { CompareTray } from './compare-tray.island.tsx'

const { comparing } = lineUpTexts('en')
const slugs = ['vitz', 'rav4', 'hiace', 'gr-86', 'fortuner'] as const
const nameOf = (slug: string) => slug.toUpperCase()
const ranges = slugs.map((slug) => ({
  ...{ slug, name: nameOf(slug) },
  picture: { src: `/art/${slug}`, share: 80, ratio: '2 / 1' },
}))

const main = document.body.appendChild(document.createElement('main'))
let root = createRoot(main)

const lineUpOf = (listed: readonly string[]) => (
  <>
    {listed.map((slug) => (
      <CompareTick key={slug} range={{ slug, name: nameOf(slug) }} code={`${slug}-1`} />
    ))}
    <CompareTray ranges={ranges} texts={comparing} />
  </>
)

/** Shows a line-up with the cards of some ranges. */
const show = (listed: readonly string[]) => act(() => root.render(lineUpOf(listed)))

/** Leaves the page, as a filter does. */
function leave(): void {
  act(() => root.unmount())
  root = createRoot(main)
}

const tick = (slug: string) => {
  const found = main.querySelector<HTMLInputElement>(`input[data-compared-range="${slug}"]`)
  if (!found) throw new Error(`no tick for ${slug}`)
  return found
}
const press = (slug: string) => act(() => tick(slug).click())
const inTray = () => [...main.querySelectorAll('section li')].map((item) => item.textContent)
const link = () => main.querySelector('a')?.getAttribute('href')
const status = () => main.querySelector('[role="status"]')?.textContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  leave()
  sessionStorage.clear()
})

test('appears with the first tick, and leads to the comparison from the second', () => {
  show(slugs)
  expect(main.querySelector('section')).toBeNull()
  press('rav4')
  expect(inTray()).toEqual(['RAV4'])
  expect(status()).toBe('Tick one more.')
  expect(link()).toBeUndefined()
  press('vitz')
  expect(inTray()).toEqual(['RAV4', 'VITZ'])
  expect(link()).toBe('/compare?code=rav4-1,vitz-1')
})

test('keeps the choice while filters change, also of ranges that a filter hides', () => {
  show(slugs)
  press('rav4')
  press('vitz')
  leave()
  show(['rav4', 'hiace'])
  expect(inTray()).toEqual(['RAV4', 'VITZ'])
  expect(tick('rav4').checked).toBe(true)
  expect(tick('hiace').checked).toBe(false)
})

test('refuses a fifth vehicle with a reason, until one is removed', () => {
  show(slugs)
  for (const slug of slugs) press(slug)
  expect(inTray()).toEqual(['VITZ', 'RAV4', 'HIACE', 'GR-86'])
  expect(tick('fortuner').checked).toBe(false)
  expect(status()).toBe('Four fit side by side. Remove one first.')
  act(() => main.querySelector<HTMLButtonElement>('[aria-label="Remove RAV4"]')?.click())
  expect(tick('rav4').checked).toBe(false)
  expect(status()).toBe('')
  press('fortuner')
  expect(link()).toBe('/compare?code=vitz-1,hiace-1,gr-86-1,fortuner-1')
})

test('adopts what was ticked before its script ran', () => {
  act(() => root.unmount())
  main.innerHTML = renderToString(lineUpOf(['vitz']))
  tick('vitz').checked = true
  act(() => {
    root = hydrateRoot(main, lineUpOf(['vitz']))
  })
  expect(inTray()).toEqual(['VITZ'])
  expect(tick('vitz').checked).toBe(true)
})
