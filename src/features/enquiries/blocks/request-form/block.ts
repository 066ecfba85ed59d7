import { defineLiveBlock, type LiveDataRequest } from '#features/blocks/index.ts'
import type { EnquiryKind } from '../../forms/definitions.ts'
import { loadRequestForm } from '../../forms/load-form.ts'
import { RequestForm } from './request-form.tsx'

/** The form of the page's block; null when the browser asks, which does not send the block. */
function formIn({ blocks = [] }: LiveDataRequest): EnquiryKind | null {
  const [block] = blocks
  return block?.blockType === 'requestForm' ? (block.form ?? null) : null
}

export const requestForm = defineLiveBlock({
  kind: 'requestForm',
  view: RequestForm,
  load: (request: LiveDataRequest) => loadRequestForm('requestForm', request, formIn(request)),
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
