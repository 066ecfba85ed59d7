import type { LiveBlockView } from '#features/blocks/index.ts'
import type { FormContent } from '../../forms/form-content.ts'
import { FormSection } from '../../forms/ui/form-section.tsx'

/** The forms that calculators lead to, with the plan a visitor worked out. Source: requirements V-023 and V-298. */
export const FinanceForm: LiveBlockView<'financeForm', FormContent> = (props) => (
  <FormSection kind={props.block.asksFor ?? 'financeOffer'} {...props} />
)
