import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LayoutBlock, Live } from '#features/site/blocks/index.ts'
import { exampleContent } from './example-content.ts'
import type { FormContent } from './form-content.ts'
import { loadPageForms } from './load-page-forms.ts'

const loadForm = vi.hoisted(() => vi.fn())
vi.mock('./load-form.ts', () => ({ loadForm }))

const ready: Live<FormContent> = { state: 'ready', data: exampleContent }
const page = { path: '/enquiry', language: 'en', today: '2026-11-20' } as const
const form = (kind: 'contact' | 'quote'): LayoutBlock => ({ blockType: 'enquiryForm', kind })
const loadedKinds = () => loadForm.mock.calls.map(([kind]) => kind)

beforeEach(() => loadForm.mockReset().mockResolvedValue(ready))

describe('the forms of a page', () => {
  it('are loaded once each, by their kind', async () => {
    const blocks = [form('quote'), form('contact'), form('quote')]
    expect(await loadPageForms({ ...page, blocks })).toEqual({
      state: 'ready',
      data: { forms: { quote: exampleContent, contact: exampleContent } },
    })
    expect(loadedKinds().sort()).toEqual(['contact', 'quote'])
  })

  it('are without a form that has nothing to choose from, and empty without any', async () => {
    loadForm.mockImplementation(async (kind) => (kind === 'quote' ? { state: 'empty' } : ready))
    const blocks = [form('quote'), form('contact')]
    expect(await loadPageForms({ ...page, blocks })).toEqual({
      state: 'ready',
      data: { forms: { contact: exampleContent } },
    })
    expect(await loadPageForms({ ...page, blocks: [form('quote')] })).toEqual({ state: 'empty' })
  })

  it('fail together, so that the browser asks for each by itself', async () => {
    loadForm.mockImplementation(async (kind) => (kind === 'quote' ? { state: 'failed' } : ready))
    expect(await loadPageForms({ ...page, blocks: [form('quote'), form('contact')] })).toEqual({
      state: 'failed',
    })
    expect(await loadPageForms({ ...page, choice: 'contact' })).toMatchObject({ state: 'ready' })
  })

  it.each(['usedVehicle', 'special', 'tradeIn', 'toString', ''])(
    'are empty for a choice that no block offers: %j',
    async (choice) => {
      expect(await loadPageForms({ ...page, choice })).toEqual({ state: 'empty' })
      expect(loadForm).not.toHaveBeenCalled()
    },
  )
})
