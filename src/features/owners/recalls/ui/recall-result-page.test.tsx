import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CheckOutcome } from '../check-result.ts'
import { RecallResult } from './recall-result-page.tsx'

const vin = 'AHTFR22G006012345'
const telephone = '0800 000 000'
const hose = { id: '26-SC-014', description: 'A hose can chafe.', remedy: null, since: '2026-08-17' }

// Waits for the lazy island, so that later synchronous renders include it.
beforeAll(async () => {
  await prerenderToNodeStream(<RecallResult outcome={null} telephone={null} />)
})

const markupOf = (outcome: CheckOutcome | null) =>
  renderToStaticMarkup(<RecallResult outcome={outcome} telephone={telephone} />)
const titleOf = (html: string) => /<h1[^>]*>([^<]*)</.exec(html)?.[1]

describe('the result for a browser without JavaScript', () => {
  it.each<[string, CheckOutcome | null, string]>([
    ['a recall', { kind: 'checked', vin, campaigns: [hose] }, 'Recall found'],
    ['no recall', { kind: 'checked', vin, campaigns: [] }, 'No recall found'],
    ['no VIN', { kind: 'invalid', vin: 'AHTFR22G' }, 'Please enter a 17-digit VIN number'],
    ['a failure', { kind: 'failed', vin }, 'We could not check this VIN'],
    ['too many lookups', { kind: 'tooOften', vin, wait: 30 }, 'We could not check this VIN'],
    ['an expired address', null, 'This result has expired'],
  ])('is %s, with the form for the next lookup (V-100, V-101, V-108, V-328)', (_, outcome, title) => {
    const html = markupOf(outcome)
    expect(titleOf(html)).toBe(title)
    expect(html).toMatch(/<form [^>]*action="\/api\/recall-check"/)
    expect(html).toContain(`name="vin"`)
    expect(html).toContain('href="tel:0800000000"')
    expect(html).toContain(`value="${outcome?.vin ?? ''}"`)
  })

  it('lists the campaigns with a link to the dealers (V-103, V-105)', () => {
    const html = markupOf({ kind: 'checked', vin, campaigns: [hose] })
    for (const text of [vin, hose.id, hose.description, 'Since 17 August 2026', 'href="/dealers"'])
      expect(html).toContain(text)
  })

  it('offers a retry, which sends the same VIN, after a failure only (V-328)', () => {
    const retry = /<button type="submit"[^>]*>Try again</
    expect(markupOf({ kind: 'failed', vin })).toMatch(retry)
    expect(markupOf({ kind: 'checked', vin, campaigns: [] })).not.toMatch(retry)
  })
})
