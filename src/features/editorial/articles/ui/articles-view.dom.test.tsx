import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CardList } from '../article-card.ts'
import { exampleCards } from '../example-articles.ts'
import { articleTexts } from '../texts.ts'
import { ArticlesView } from './articles-view.island.tsx'

let page: HTMLElement
let root: Root
/** Answers the requests of the browser, one after the other. */
let answers: PromiseWithResolvers<Response>[]
const fetch = vi.fn<typeof globalThis.fetch>(() => {
  const answer = Promise.withResolvers<Response>()
  answers.push(answer)
  return answer.promise
})

const address = '/sections/articleGrid?page=%2Fconnect&lang=en&choice=all'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetch)
  fetch.mockClear()
  answers = []
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
})

afterEach(async () => {
  await act(() => root.unmount())
  page.remove()
})

const show = (data: CardList | null) =>
  act(() =>
    root.render(
      <ArticlesView
        {...{ data, address, choice: 'all', arrangement: 'grid', headingLevel: 3 }}
        texts={articleTexts('en').articles}
      />,
    ),
  )
const list = (count: number): CardList => ({ cards: exampleCards(count), more: null })
const respond = (body: object, status = 200) =>
  act(async () => answers.at(-1)?.resolve(Response.json(body, { status })))
const cards = () => page.querySelectorAll('article').length
const placeholders = () => page.querySelectorAll('[data-placeholder]').length
const button = () => page.querySelector('button')
const press = () => act(() => button()?.click())

it('shows ten articles, and ten more with each press of View More, until there are none (V-146)', async () => {
  await show(list(21))
  const seen = [cards()]
  expect(button()?.textContent).toBe('View More')
  await press()
  seen.push(cards())
  expect(document.activeElement?.textContent).toBe('Story number 11')
  await press()
  seen.push(cards())
  expect(seen).toEqual([10, 20, 21])
  expect(button()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Story number 21')
  expect(fetch).not.toHaveBeenCalled()
})

it('has no button for ten articles (V-146)', async () => {
  await show(list(10))
  expect([cards(), button()]).toEqual([10, null])
})

it('shows ten placeholders until the articles arrive, then their cards (V-145)', async () => {
  await show(null)
  expect([placeholders(), cards()]).toEqual([10, 0])
  await respond({ state: 'ready', data: { lists: { all: list(4) } } })
  expect([placeholders(), cards()]).toEqual([0, 4])
  expect(fetch.mock.calls.map(([asked]) => asked)).toEqual([address])
})

it('shows a line and a retry when they fail again, and the articles after it (V-336)', async () => {
  await show(null)
  await respond({ state: 'failed' }, 503)
  expect([placeholders(), cards()]).toEqual([0, 0])
  expect(page.textContent).toBe('The articles could not be loaded.Try again')
  await press()
  expect(placeholders()).toBe(10)
  await respond({ state: 'ready', data: { lists: { all: list(2) } } })
  expect(cards()).toBe(2)
})

it('says that there are none', async () => {
  await show(null)
  await respond({ state: 'empty' })
  expect(page.textContent).toBe('No articles found')
})
