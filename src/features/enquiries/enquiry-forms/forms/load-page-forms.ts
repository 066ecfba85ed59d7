import type { EnquiryKind } from '#features/enquiries/enquiries/index.ts'
import { pageForms } from '#features/enquiries/enquiries/rules.ts'
import type { LayoutBlock, Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import type { PageForms } from './form-content.ts'
import { loadForm } from './load-form.ts'

const kindOf = (block: LayoutBlock) => (block.blockType === 'enquiryForm' ? block.kind : null)

/** The forms of the page's blocks, or the one that the browser asks for. */
function kindsIn({ blocks = [], choice }: LiveDataRequest): readonly EnquiryKind[] {
  const asked = new Set<unknown>(choice === undefined ? blocks.map(kindOf) : [choice])
  return pageForms.filter((kind) => asked.has(kind))
}

/** Loads the forms of a page. When one fails they all do, and the browser asks for each by itself. */
export async function loadPageForms(request: LiveDataRequest): Promise<Live<PageForms>> {
  const loaded = await Promise.all(
    kindsIn(request).map(async (kind) => ({ kind, live: await loadForm(kind, request) })),
  )
  if (loaded.some(({ live }) => live.state === 'failed')) return { state: 'failed' }
  const ready = loaded.flatMap(({ kind, live }) =>
    live.state === 'ready' ? [[kind, live.data] as const] : [],
  )
  return ready.length === 0
    ? { state: 'empty' }
    : { state: 'ready', data: { forms: Object.fromEntries(ready) } }
}
