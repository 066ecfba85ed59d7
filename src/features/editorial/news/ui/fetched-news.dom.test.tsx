import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleCards } from '../example-news.ts'
import { newsTexts } from '../texts.ts'
import { FetchedNews } from './fetched-news.island.tsx'

let page: HTMLElement
let root: Root
const address = '/sections/latestNews?page=%2Fgr&lang=en&choice=3'

/** Answers the requests for the news, one after the other. */
let answers: PromiseWithResolvers<Response>[]
const fetch = vi.fn<typeof globalThis.fetch>((url) => {
  const answer = Promise.withResolvers<Response>()
  // Other files share the window, and a component of theirs may still be fetching.
  if (url === address) answers.push(answer)
  return answer.promise
})

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetch)
  fetch.mockClear()
  answers = []
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await act(() =>
    root.render(
      <FetchedNews
        {...{ address, choice: '3', limit: 4, carousel: null, headingLevel: 3 }}
        texts={newsTexts('en').news}
      />,
    ),
  )
})

afterEach(async () => {
  await act(() => root.unmount())
  page.remove()
})

const respond = (body: object, status = 200) =>
  act(async () => answers.at(-1)?.resolve(Response.json(body, { status })))
const titles = () => [...page.querySelectorAll('h3')].map(({ textContent }) => textContent)
const isLoading = () => page.querySelector('[aria-busy="true"] [role="status"]') !== null

it('shows a loading indicator until the news arrive, then their cards (C-180, C-181)', async () => {
  expect(isLoading()).toBe(true)
  expect(titles()).toEqual([])
  await respond({ state: 'ready', data: { lists: { '3': exampleCards } } })
  expect(isLoading()).toBe(false)
  expect(titles()).toEqual(exampleCards.slice(0, 4).map(({ title }) => title))
  expect(answers).toHaveLength(1)
})

it('says that there are none (C-394)', async () => {
  await respond({ state: 'empty' })
  expect(page.textContent).toBe('No news articles found')
})

it('stops loading after a failure, and fetches again when the visitor asks for it (C-392, D-398)', async () => {
  await respond({ state: 'failed' }, 503)
  expect(isLoading()).toBe(false)
  expect(page.querySelector('[role="status"]')?.textContent).toContain('The news could not be loaded.')
  expect(page.textContent).not.toContain('No news articles found')
  await act(async () => page.querySelector('button')?.click())
  expect(isLoading()).toBe(true)
  await respond({ state: 'ready', data: { lists: { '3': exampleCards } } })
  expect(titles()).toHaveLength(4)
})
