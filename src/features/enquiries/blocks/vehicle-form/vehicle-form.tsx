import type { LiveBlockView } from '#features/blocks/index.ts'
import type { FormContent } from '../../forms/form-content.ts'
import { FormSection } from '../../forms/ui/form-section.tsx'

/** The forms about a new vehicle, for a dealer. Source: requirements D-003 and D-147. */
export const VehicleForm: LiveBlockView<'vehicleForm', FormContent> = (props) => (
  <FormSection kind={props.block.asksFor ?? 'vehicle'} {...props} />
)
