import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadPageForms } from '../../forms/load-page-forms.ts'
import { EnquiryForm } from './enquiry-form.tsx'

export const enquiryForm = defineLiveBlock({
  kind: 'enquiryForm',
  view: EnquiryForm,
  load: loadPageForms,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
