import type { LiveBlockView } from '#features/blocks/index.ts'
import type { FormContent } from '../../form-content.ts'
import { FormSection } from '../../ui/form-section.tsx'

/** The forms about a new vehicle, for a dealer. Source: dealers.md §4 and §5. */
export const VehicleForm: LiveBlockView<'vehicleForm', FormContent> = (props) => (
  <FormSection kind={props.block.asksFor ?? 'vehicle'} {...props} />
)
