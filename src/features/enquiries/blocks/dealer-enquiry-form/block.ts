import { defineLiveBlock } from '#features/blocks/index.ts'
import { loadDealerForm } from '../../forms/load-form.ts'
import { DealerEnquiryForm } from './dealer-enquiry-form.tsx'

export const dealerEnquiryForm = defineLiveBlock({
  kind: 'dealerEnquiryForm',
  view: DealerEnquiryForm,
  load: loadDealerForm,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
