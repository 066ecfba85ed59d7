import { expect, test } from 'vitest'
import { knownParameters } from '#features/site/site-map/addresses.ts'
import type { NextHandler } from '../next/next-handler.ts'
import { serve } from '../testing/site.ts'

type Answer = { readonly type: string; readonly cacheControl: string; readonly body: string }

const ofQuery = 'private, no-cache, no-store, max-age=0, must-revalidate'
const html = 'text/html; charset=utf-8'
const navigationData = 'text/x-component'

/** Serves a fake of Next that gives the answers in turn, the last one for ever. */
async function serveInTurn(...answers: readonly Answer[]) {
  let count = 0
  const handle: NextHandler = async (_, response) => {
    const answer = answers[Math.min(count++, answers.length - 1)]
    response.setHeader('Cache-Control', answer?.cacheControl ?? '')
    response.setHeader('Content-Type', answer?.type ?? '')
    response.end(answer?.body)
  }
  const site = await serve(handle, { knownParameters })
  return { site, renders: () => count }
}

test.each([
  ['a page', '/dealers/gauteng', { type: html, cacheControl: 's-maxage=1', body: '<p>Try again</p>' }],
  [
    'a search',
    '/dealers?search=durban',
    { type: html, cacheControl: ofQuery, body: '<div data-unavailable="true" class="frame">Try again</div>' },
  ],
  [
    'a listing',
    '/dealers/sandton/pre-owned?make=toyota',
    { type: html, cacheControl: ofQuery, body: '<div data-unavailable-stock="true">Try again</div>' },
  ],
  [
    'navigation data',
    '/dealers?search=durban',
    { type: navigationData, cacheControl: ofQuery, body: '1:["$","div",null,{"data-unavailable":true}]' },
  ],
])('answers a retry of %s that failed with a new rendering (D-287)', async (_, path, failure) => {
  const { site } = await serveInTurn(failure, { ...failure, body: '<p>Kokerboom Motors</p>' })
  const headers: Record<string, string> = failure.type === navigationData ? { rsc: '1' } : {}
  expect((await site.get(path, headers)).text).toBe(failure.body)
  site.advanceClock(1)
  expect((await site.get(path, headers)).text).toBe('<p>Kokerboom Motors</p>')
})

test.each([
  ['page', html, '<input value="&lt;div data-unavailable=1&gt;"><p>&lt;div data-unavailable&gt;</p>'],
  ['navigation data', navigationData, '1:["$","input",null,{"value":"{\\"data-unavailable\\":true}"}]'],
])('keeps a %s in which a visitor typed the mark of a failure', async (_, type, body) => {
  const { site, renders } = await serveInTurn({ type, cacheControl: ofQuery, body })
  const headers: Record<string, string> = type === navigationData ? { rsc: '1' } : {}
  await site.get('/dealers?search=x', headers)
  site.advanceClock(9_000)
  await site.get('/dealers?search=x', headers)
  expect(renders()).toBe(1)
})
