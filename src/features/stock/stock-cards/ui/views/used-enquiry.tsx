import { readUsedVehicleForm } from '#features/enquiries/enquiry-forms/server.ts'
import { usedVehiclePath } from '#features/stock/stock/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { stockCardTexts } from '../../texts.ts'
import type { VehicleViewProps } from './gallery-view.tsx'
import { PageEnquiry } from './page-enquiry.island.tsx'
import { enquiryAnchor } from './view-anchors.ts'

/** The enquiry form as part of a vehicle's page. It works without JavaScript. Source: requirements D-121 and D-147. */
export async function UsedEnquiry({ vehicle, language }: VehicleViewProps) {
  const path = usedVehiclePath(vehicle)
  const form = await readUsedVehicleForm(vehicle.id, language, path)
  const { dialogs: texts } = stockCardTexts(language)
  return (
    <div id={enquiryAnchor} className="scroll-mt-24">
      {vehicle.soldAt === null ? null : <p className="mb-6 text-ink-2">{texts.sold}</p>}
      {form ? (
        <PageEnquiry id={vehicle.id} form={form} />
      ) : (
        <div role="status" className="grid justify-items-start gap-3">
          <p>{texts.formFailed}</p>
          <TextLink href={path}>{texts.retry}</TextLink>
        </div>
      )}
    </div>
  )
}
